import { clearTimeout, setTimeout } from 'node:timers'
import { withinPayload } from '#cdk/local/runtime/limits.ts'
import { currentFunction, runAs } from '#cdk/rights/currentFunction.ts'
import { readRightsFile } from '#cdk/rights/deployedRights.ts'
import { guardCalls } from '#cdk/rights/guard.ts'
import { type DeployedFunction, functionName, type Purpose } from '#cdk/rights/rights.ts'
import './stayHere.ts'
import { payloadOf } from './payload.ts'

/** What the stacks' functions may. */
export const rights = readRightsFile(process.env.PALISADE_RIGHTS ?? '')
guardCalls(rights)

/** What is deployed under a name in the region that `PALISADE_REGION` says; `us` without it. */
export const deployedFunction = (service: string, purpose: Purpose) => {
  const name = functionName({ region: process.env.PALISADE_REGION ?? 'us', service }, purpose)
  const fn = rights.functions[name]
  if (fn === undefined) throw new Error(`No stack deploys ${name}.`)
  return fn
}

/** Milliseconds of a clock that no test stops, as simulated lives do with those that everybody reads. */
const elapsed = (): number => Number(process.hrtime.bigint() / 1_000_000n)

/** Ends what takes longer than its function may, in Lambda's words. */
const inTime = async <Result>({ name, timeout }: DeployedFunction, work: () => Promise<Result>): Promise<Result> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const alarm = setTimeout(() => reject(new Error(`${name}: Task timed out after ${timeout} seconds`)), timeout * 1000)
  try {
    return await Promise.race([work(), late])
  } finally {
    clearTimeout(alarm)
  }
}

/** What Lambda tells a function of the time that it has left, on which its pipeline ends it in its own words. */
const clockOf = ({ timeout }: DeployedFunction) => {
  const until = elapsed() + timeout * 1000
  return { getRemainingTimeInMillis: () => Math.max(0, until - elapsed()) }
}

type Handler<Event, Context, Answer> = (event: Event, context: Context) => Promise<Answer>

/**
 * A handler as its function runs it: with the environment, the rights, the payloads and the time of the deployed one. vitest.config.ts
 * has it around the handlers of all services, however a test comes by them.
 */
export const asDeployed =
  <Event, Context, Answer>(
    service: string,
    purpose: Purpose,
    handler: Handler<Event, Context, Answer>,
  ): Handler<Event, Context, Answer> =>
  async (event, context) => {
    // One that a test runs as another function stays that.
    const fn = currentFunction() ?? deployedFunction(service, purpose)
    return runAs(fn, async () => {
      withinPayload(payloadOf(event))
      const answer = await inTime(fn, () => handler(event, { ...clockOf(fn), ...context }))
      withinPayload(JSON.stringify(answer), 'answer')
      return answer
    })
  }
