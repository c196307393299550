import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/** How long lives are lived here, or how many; `npm run simulate` lives as many as one likes. */
const minutes = process.env.PALISADE_LIVES_MINUTES ?? '1'
const lives = process.env.PALISADE_LIVES
const many = lives === undefined ? ['--minutes', minutes] : ['--lives', lives]
const span = lives === undefined ? `for ${minutes} minutes` : `of ${lives} people`
/** New lives each time, unless somebody wants the same again. */
const seed = process.env.PALISADE_LIVES_SEED
const again = seed === undefined ? [] : ['--seed', seed]
/** A failed life is lived again and again until its shortest history is found. */
const patience = (Number(minutes) + 9) * 60_000

it(`lives random lives ${span} without anything going wrong`, { timeout: patience }, async () => {
  const script = fileURLToPath(new URL('./run.ts', import.meta.url))
  // In a process of its own: it takes clock, dice and network out of the process's hands.
  const simulation = spawn(process.execPath, ['--no-warnings', script, ...many, ...again], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [simulation.stdout, simulation.stderr])
    stream.on('data', (part) => {
      said += String(part)
    })
  const [code] = await once(simulation, 'exit')
  console.log(said.trim())
  expect(code, said).toBe(0)
})
