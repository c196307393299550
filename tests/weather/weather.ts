import { type AnyClient, onEveryClient } from '#cdk/local/runtime/everyClient.ts'
import { chanceOf } from './chance.ts'
import { deliveriesOf } from './deliveries.ts'
import { throughLife, untilCutOff, workerDied } from './dyingWorker.ts'
import { gusts } from './gusts.ts'
import { laggingIndexes } from './laggingIndexes.ts'
import { partialBatches } from './partialBatches.ts'
import { type Wire, wireMiddleware } from './wire.ts'

/** What may happen. Probabilities are from 0 to 1, of one call or message each; times are milliseconds. */
export interface Forecast {
  /** That a BatchGetItem or BatchWriteItem does a part and hands the rest back. Whatever it is, what is read comes shuffled. */
  readonly partialBatches: number
  /** That a call is refused as one too many, without effect; the SDK tries it again. */
  readonly throttles: number
  /** That a transaction meets another one on the way and is cancelled, without effect. */
  readonly conflicts: number
  /** That a write takes effect and its answer is lost; the SDK tries it again. */
  readonly lostAnswers: number
  /** How far an index may be behind the table, in milliseconds; each row by a time of its own. */
  readonly laggingIndexes: number
  /** That a message is handed over again, later. */
  readonly repeatedMessages: number
  /** That a message comes after others that were sent after it. */
  readonly lateMessages: number
  /** That a worker dies in the midst of a batch, and another gets that batch again. */
  readonly dyingWorkers: number
}

/** What the service does every day: every test that touches the table has it. */
export const alwaysForecast: Forecast = {
  partialBatches: 0.3,
  throttles: 0,
  conflicts: 0,
  lostAnswers: 0,
  laggingIndexes: 0,
  repeatedMessages: 0,
  lateMessages: 0,
  dyingWorkers: 0,
}

/** Everything at once, and far more often than it ever happens. */
export const stormForecast: Forecast = {
  partialBatches: 0.3,
  throttles: 0.04,
  conflicts: 0.04,
  lostAnswers: 0.04,
  laggingIndexes: 2000,
  repeatedMessages: 0.3,
  lateMessages: 0.3,
  dyingWorkers: 0.2,
}

/** A weather of a seed, wherever it is let. */
export interface Weather {
  readonly seed: number
  readonly forecast: Forecast
  /**
   * The batches in which a stream or a queue hands messages to its worker: some again, some late, in any order but among
   * those of one key (a stream keeps the order of each partition, so a record of it goes by its partition key).
   */
  deliveries<Message>(messages: readonly Message[], keyOf: (message: Message) => string): Message[][]
  /** Runs a worker's batch; the worker may die at any of its calls to the table, and then the batch is run again. */
  survived<Result>(batch: () => Promise<Result>): Promise<Result>
  /** Answers a request, or undefined: its function's process may end at any of its calls to the table. */
  answered<Result>(request: () => Promise<Result>): Promise<Result | undefined>
  /** The wire as calls of the table meet it. */
  through(wire: Wire): Wire
  /** Begins the seed's chances anew for what is named, a test or a life, whatever came before it. */
  turn(name: string): void
  /** A while passes: the indexes are up with the table. */
  catchUp(): void
}

/** One that is on in this thread. */
export interface PresentWeather extends Weather {
  stop(): void
}

interface Chosen {
  readonly seed: number
  readonly forecast: Forecast
}

/** The same seed brings the same weather to the same calls. */
export const weatherOf = ({ seed, forecast }: Chosen): Weather => {
  let chance = chanceOf(seed)
  const draw = (of: string) => chance(of)
  const indexes = laggingIndexes(forecast, draw)
  const layers = [workerDied, gusts(forecast, draw), indexes.layer, partialBatches(forecast, draw)]
  return {
    seed,
    forecast,
    deliveries: (messages, keyOf) => deliveriesOf(messages, keyOf, forecast, draw),
    survived: (batch) => throughLife(batch, forecast, draw),
    answered: (request) => untilCutOff(request, forecast, draw),
    through: (wire) => layers.reduceRight((below, layer) => layer(below), wire),
    turn: (name) => {
      chance = chanceOf(seedFor(seed, name))
    },
    catchUp: indexes.catchUp,
  }
}

/**
 * Lets it be weather between every DynamoDB client of this thread and its table, below the SDK's own tries and above the
 * wire: clients that are there already and those to come.
 */
export const startWeather = (chosen: Chosen): PresentWeather => {
  const weather = weatherOf(chosen)
  let on = true
  const end = onEveryClient((client: AnyClient) => {
    if (client.config.serviceId === 'DynamoDB')
      client.middlewareStack.add(
        wireMiddleware((wire) => (on ? weather.through(wire) : wire)),
        { step: 'deserialize', priority: 'low' },
      )
  })
  return {
    ...weather,
    stop: () => {
      on = false
      end()
    },
  }
}

/** The seed of one thing of many that share a seed. */
const seedFor = (seed: number, name: string): number => Math.floor(chanceOf(seed)(name) * 2 ** 32)
