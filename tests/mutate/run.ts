/**
 * `npm run mutate -- --sample 150 --seed 1`: puts one mistake at a time into what decides – the domain, the guards, whose a
 * record is – and sees whether a test notices. A sample is drawn by the seed from all mistakes there are; whoever nobody
 * notices is printed. What is run are the nearest tests that import the file, so what is told is never too good.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Trial } from './bench.ts'
import { type Mutant, mutantsOf } from './mutantsOf.ts'
import { testsNear } from './testsNear.ts'

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '150' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: '' },
  },
})

const files = globSync([
  'shared/domain/**/*.ts',
  'functions/**/guards.ts',
  'functions/**/{reach,*Reach}.ts',
  'functions/_platform/auth/{actor,relation}.ts',
  'functions/_platform/http/admit.ts',
]).filter((file) => !file.endsWith('.test.ts') && file.includes(values.only))

/** Numbers below 1 by a seed (mulberry32). */
const chanceOf = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
}

/**
 * How many tests are tried at once. Most mistakes are noticed by the first one, and few by the last; of pure tests it
 * takes longer to begin than to run some.
 */
const roundsOf = (file: string) => (file.startsWith('shared/') ? [6, 6] : [1, 3, 8])
/** A mistake may make a loop endless: milliseconds. */
const deadline = 120_000

/** A bench that tries one mistake at a time; one that hangs is put away, and a new one is opened for the next. */
const benchOf = () => {
  let open: Promise<ChildProcess> | undefined
  const opened = async (): Promise<ChildProcess> => {
    const bench = fork('tests/mutate/bench.ts', { execArgv: ['--no-warnings'], detached: true, stdio: 'ignore' })
    await once(bench, 'message')
    return bench
  }
  const close = async () => {
    const bench = await open
    open = undefined
    // Its workers are of its group: an endless loop in one of them hears nothing else.
    if (bench?.pid !== undefined && bench.exitCode === null) process.kill(-bench.pid, 'SIGKILL')
  }
  /** Whether a test fails. What does not end in time is no proof: the machine may be slow. */
  const isNoticed = async (trial: Trial): Promise<boolean> => {
    if (trial.tests.length === 0) return false
    open ??= opened()
    const bench = await open
    const answer = once(bench, 'message', { signal: AbortSignal.timeout(deadline) })
    bench.send(trial)
    try {
      const [noticed] = await answer
      return noticed === true
    } catch {
      await close()
      return false
    }
  }
  return { isNoticed, close }
}

const placeOf = ({ file, start, end, replacement }: Mutant): string => {
  const source = readFileSync(file, 'utf8')
  const line = source.slice(0, start).split('\n').length
  return `${file}:${line}: ${source.slice(start, end).slice(0, 60)} → ${replacement}`
}

/** What every figure of the domain is printed by. */
const goldens = globSync('shared/domain/golden/*.test.ts').sort()

/**
 * What is pure is for tests that are pure: it is settled beside it, in milliseconds, and not by whoever meets it at a
 * table by chance.
 */
const testsOf = (file: string): readonly string[] => {
  const near = testsNear(file)
  if (!file.startsWith('shared/')) return near
  const pure = near.filter((test) => /^(?:shared|tests\/golden)\//.test(test) && !goldens.includes(test))
  return [...pure.slice(0, 1), ...goldens, ...pure.slice(1)]
}

const every = files.flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')))
const chance = chanceOf(Number(values.seed))
const drawn = every
  .map((mutant) => ({ mutant, at: chance() }))
  .sort((a, b) => a.at - b.at)
  .slice(0, Number(values.sample))
console.log(`${every.length} mistakes in ${files.length} files; a sample of ${drawn.length} by seed ${values.seed}.`)

let killed = 0
let done = 0
let next = 0
const work = async () => {
  const { isNoticed, close } = benchOf()
  const isNoticedBy = async (tests: readonly string[], mutant: Mutant): Promise<boolean> => {
    let from = 0
    for (const count of roundsOf(mutant.file)) {
      if (await isNoticed({ mutant, tests: tests.slice(from, from + count) })) return true
      from += count
    }
    return false
  }
  for (let each = drawn[next++]; each !== undefined; each = drawn[next++]) {
    const { mutant } = each
    if (await isNoticedBy(testsOf(mutant.file), mutant)) killed += 1
    else console.log(`unnoticed  ${placeOf(mutant)}`)
    done += 1
    if (done % 10 === 0) console.log(`${killed} of ${done} so far`)
  }
  await close()
}
await Promise.all([work(), work()])
const share = Math.round((killed / drawn.length) * 1000) / 10
console.log(`${killed} of ${drawn.length} mistakes are noticed: ${share} %.`)
process.exitCode = share >= 90 ? 0 : 1
