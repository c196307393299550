import type { RegionCode } from '#shared/regions/code.ts'
import type { Weather } from '#tests/weather/weather.ts'
import { firstDay } from './base.ts'
import { type Delivery, deliveryOf } from './delivery.ts'
import { openRegister } from './history.ts'
import { type Knowledge, openKnowledge, type Span } from './knowledge.ts'
import type { Services } from './services.ts'
import { wrongStatus } from './statusTables.ts'
import { newWorld, type Universe, type World } from './world.ts'

/** Where lives are lived. */
export interface Stage {
  readonly universe: Universe
  readonly services: Services
  readonly region: RegionCode
  readonly base: World
  readonly weather: Weather | undefined
  /** In which life each record was born that was born in one: nobody in another life may hear of it. */
  readonly homes: Map<string, string>
}

/** A life as it is being lived: its world, what is known of it, and what went wrong. */
export interface Scene {
  readonly stage: Stage
  readonly seed: string
  readonly world: World
  readonly known: Knowledge
  readonly register: ReturnType<typeof openRegister>
  readonly delivery: Delivery
  readonly wrongs: string[]
  /** How often each operation was answered with each status. */
  readonly answers: Map<string, number>
  /** What came of the present step, in words. */
  readonly outcome: string[]
  /** The records that were written in the life. */
  readonly changed: ReadonlySet<string>
  /** The number of the present step, by which its dice are named; below 0 outside of the steps. */
  readonly step: number
  /** Goes to a step. */
  turn(step: number): void
  /** Reads what was written since the last time. */
  learn(): Span
}

/** Opens a world for the life of a seed. */
export const openScene = (stage: Stage, seed: string): Scene => {
  const { universe, services, region, base, weather, homes } = stage
  const world = newWorld(region, { base, weather })
  const known = openKnowledge()
  const register = openRegister()
  const wrongs: string[] = []
  const changed = new Set<string>()
  let place = 0
  let step = 0
  universe.time.begin(firstDay)
  universe.enter(world)
  const learn = (): Span => {
    const records = world.table.streamFrom(place)
    place += records.length
    return known.learn(records)
  }
  // What the world begins with is nobody's doing, and there in every life.
  for (const { id, kind, before } of learn().changes) if (before === undefined) register.enter(id, kind, step)
  return {
    stage,
    seed,
    world,
    known,
    register,
    delivery: deliveryOf(world, services),
    wrongs,
    answers: new Map(),
    outcome: [],
    changed,
    get step() {
      return step
    },
    turn(next) {
      step = next
      const name = `${seed}/${next < 0 ? 'end' : next}`
      universe.time.turn(name)
      weather?.turn(name)
    },
    learn() {
      const span = learn()
      for (const { id, kind, before } of span.changes) {
        changed.add(id)
        if (before !== undefined) continue
        register.enter(id, kind, step)
        homes.set(id, seed)
      }
      wrongs.push(...span.changes.flatMap((change) => wrongStatus(change) ?? []))
      return span
    },
  }
}
