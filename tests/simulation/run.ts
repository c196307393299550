import { type ChildProcess, fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { rightsFile } from '#cdk/rights/deployedRights.ts'
import { operations } from '#shared/contracts/registry.ts'
import type { Told, Wanted } from './living.ts'

/**
 * `npm run simulate -- [--seed n] [--lives n] [--minutes n] [--steps n] [--workers n] [--clear]`: random people live random
 * lives against the handlers, in weather for two lives of three. A life that goes wrong is told as its shortest history,
 * with the seed that repeats it.
 */
const option = (name: string): number | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : Number(process.argv[at + 1])
}
const isClear = process.argv.includes('--clear')
const first = option('seed') ?? randomInt(1_000_000_000)
const minutes = option('minutes') ?? Number.POSITIVE_INFINITY
const lives = option('lives') ?? (minutes === Number.POSITIVE_INFINITY ? 100 : Number.POSITIVE_INFINITY)
const steps = option('steps') ?? 30
const workers = Math.min(option('workers') ?? availableParallelism(), lives)

const seconds = () => performance.now() / 1000
const started = seconds()
let begun: number | undefined
let next = first
let lived = 0
let calls = 0
let busy = 0
const failed: number[] = []
const succeeded = new Set<string>()

const tell = ({ seed, region, inWeather, answers, wrongs, story, steps, processor }: Told): void => {
  lived += 1
  busy += processor
  for (const [answer, times] of answers) {
    calls += times
    if (/ 2\d\d$/.test(answer)) succeeded.add(answer.split(' ')[0] ?? '')
  }
  if (wrongs.length === 0) return
  failed.push(seed)
  console.log(
    `\n✗ A life in ${region}, ${inWeather ? 'weather' : 'clear sky'}: npm run simulate -- --seed ${seed} --lives 1`,
  )
  for (const wrong of wrongs.slice(0, 3)) console.log(`  ${wrong}`)
  console.log(`  ${story.length} of ${steps} steps:`)
  for (const line of story) console.log(`    ${line}`)
}

/** Has a worker live lives for as long as there are some to be lived. */
const employ = (worker: ChildProcess): void => {
  begun ??= seconds()
  const isOver = next - first >= lives || seconds() - begun > minutes * 60
  if (isOver) {
    worker.disconnect()
    return
  }
  const wanted: Wanted = { seed: next, steps, isClear }
  next += 1
  worker.send(wanted)
}

console.log(`Lives from the seed ${first} on (npm run simulate -- --seed ${first}).`)
// All of them read the one file.
process.env.PALISADE_RIGHTS ||= await rightsFile()
const ended = await Promise.all(
  Array.from({ length: workers }, () => {
    const worker = fork(fileURLToPath(new URL('./living.ts', import.meta.url)), {
      // Most of what a life makes is garbage at its end: it is not to be carried out of the nursery.
      execArgv: ['--no-warnings', '--max-semi-space-size=64'],
    })
    worker.on('message', (message: Told | 'ready') => {
      if (message !== 'ready') tell(message)
      employ(worker)
    })
    return new Promise<number>((resolve) => worker.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1))))
  }),
)
const took = seconds() - (begun ?? started)
const died = ended.filter((code) => code !== 0).length
const outcome = failed.length === 0 ? 'none went wrong' : `${failed.length} went wrong: ${failed.join(', ')}`
console.log(
  `\n${lived} lives of ${calls} calls, ${succeeded.size} of ${operations.length} operations with success, in ${took.toFixed(0)} s, ${Math.round((lived * 60) / took)} a minute with ${workers} workers, ${(busy / lived).toFixed(2)} s of processor time each; ${outcome}${died > 0 ? `; ${died} workers died` : ''}.`,
)
process.exit(failed.length === 0 && died === 0 ? 0 : 1)
