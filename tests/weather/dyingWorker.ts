import { AsyncLocalStorage } from 'node:async_hooks'
import type { Chance } from './chance.ts'
import type { Forecast } from './weather.ts'
import type { Layer } from './wire.ts'

/** A worker's life, as long as it is to die: calls that it still makes, and whether the last one takes effect. */
interface Life {
  calls: number
  readonly lastTakesEffect: boolean
  dead: boolean
}

const lives = new AsyncLocalStorage<Life | undefined>()

/** A worker dies in one of its first calls, where its work is half done. */
const mostCalls = 6

/** Ends the calls of a worker that has died. The SDK does not try them again: there is nobody to. */
export const workerDied: Layer = (below) => async (call) => {
  const life = lives.getStore()
  if (life === undefined) return below(call)
  if (!life.dead && life.calls > 0) {
    life.calls -= 1
    return below(call)
  }
  if (!life.dead && life.lastTakesEffect) {
    life.dead = true
    await below(call)
  }
  life.dead = true
  throw Object.assign(new Error('The worker died.'), { name: 'WorkerDied' })
}

const dyingLife = (draw: Chance): Life => ({
  calls: Math.floor(draw('death:calls') * mostCalls),
  lastTakesEffect: draw('death:effect') < 0.5,
  dead: false,
})

/** Runs a request in a process that may end at any of its calls to the table; undefined when it did: nobody is answered. */
export const untilCutOff = async <Result>(
  request: () => Promise<Result>,
  { dyingWorkers }: Forecast,
  draw: Chance,
): Promise<Result | undefined> => {
  if (draw('death') >= dyingWorkers) return request()
  const life = dyingLife(draw)
  const [outcome] = await Promise.allSettled([lives.run(life, request)])
  if (life.dead) return undefined
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

/** Runs a batch until a worker lives through it; what a dead one answered or threw counts for nothing. */
export const throughLife = async <Result>(
  batch: () => Promise<Result>,
  { dyingWorkers }: Forecast,
  draw: Chance,
): Promise<Result> => {
  while (dyingWorkers > 0 && draw('death') < dyingWorkers) {
    const life = dyingLife(draw)
    const [outcome] = await Promise.allSettled([lives.run(life, batch)])
    if (life.dead) continue
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  }
  return batch()
}
