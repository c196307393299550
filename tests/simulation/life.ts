import { letGo } from '#functions/_platform/held/held.ts'
import { type Caller, callerIn } from './calls.ts'
import { chanceOf } from './chance.ts'
import { end } from './ending.ts'
import { type Step, told } from './history.ts'
import { wrongsOfStep } from './judgeWorld.ts'
import { pay } from './paying.ts'
import { nextStep } from './plan.ts'
import { openScene, type Scene, type Stage } from './scene.ts'
import { signIn } from './signingIn.ts'

/** A life that was lived: its steps, numbered as they were at first, and what went wrong. */
export interface Lived {
  readonly steps: readonly (readonly [number, Step])[]
  readonly wrongs: readonly string[]
  readonly answers: ReadonlyMap<string, number>
  /** The history in words, each step with what came of it. */
  readonly story: readonly string[]
}

/** Does a step and watches what comes of it. */
const take = async (scene: Scene, caller: Caller, step: Step): Promise<void> => {
  const { delivery, learn, stage, seed } = scene
  stage.universe.time.pass(chanceOf(`${seed}/pause/${scene.step}`).between(100, 20_000))
  switch (step.deed) {
    case 'call':
      return caller.call(step)
    case 'together':
      return caller.together(step.calls)
    case 'pay':
      return pay(scene, caller, step)
    case 'signIn':
      return signIn(scene, caller, step)
    case 'settle':
      await delivery.settle()
      learn()
      return
    case 'pass':
      return stage.universe.time.pass(step.milliseconds)
    case 'crash':
      return letGo()
    case 'job':
      await delivery.run(step.service, step.job)
      learn()
  }
}

const watched = async ({ wrongs }: Scene, work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    wrongs.push(`threw ${error instanceof Error ? (error.stack ?? error.message).slice(0, 600) : String(error)}`)
  }
}

/** Lives the steps that come, each number with its step, to the first thing that is wrong. */
const through = async (scene: Scene, steps: Iterable<readonly [index: number, choose: () => Step]>): Promise<Lived> => {
  const { known, register, outcome, wrongs, answers } = scene
  const caller = callerIn(scene)
  const lived: [number, Step][] = []
  const story: string[] = []
  const judged = new Set<string>()
  for (const [index, choose] of steps) {
    if (wrongs.length > 0) break
    const step = choose()
    lived.push([index, register.toNames(step)])
    scene.turn(index)
    await watched(scene, () => take(scene, caller, step))
    wrongs.push(...wrongsOfStep(known, judged))
    story.push(`${told(step, known)} → ${outcome.splice(0).join(', ')}`)
  }
  if (wrongs.length === 0) await watched(scene, () => end(scene, caller))
  return { steps: lived, wrongs, answers, story }
}

/** Lives a life of a seed: so many steps, each chosen by what the world has become. */
export const live = (stage: Stage, seed: string, length: number): Promise<Lived> => {
  const scene = openScene(stage, seed)
  const { region, services } = stage
  const choose = (index: number) => () =>
    nextStep({
      chance: chanceOf(`${seed}/step/${index}`),
      known: scene.known,
      region,
      now: Date.now(),
      manifests: services.manifests,
    })
  return through(
    scene,
    Array.from({ length }, (_, index) => [index, choose(index)] as const),
  )
}

/** Lives a history again. */
export const relive = (stage: Stage, seed: string, steps: Lived['steps']): Promise<Lived> => {
  const scene = openScene(stage, seed)
  return through(
    scene,
    steps.map(([index, step]) => [index, () => scene.register.toIds(step)] as const),
  )
}
