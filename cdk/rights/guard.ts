import { type AnyClient, onEveryClient } from '../local/runtime/everyClient.ts'
import { currentFunction, divideEnvironment, wholeEnvironment } from './currentFunction.ts'
import { type CallMade, demandsOfCall, listingDemand } from './demands.ts'
import { keyFactsOf } from './keyFacts.ts'
import { noteUse } from './ledger.ts'
import { type Demand, decide } from './policy.ts'
import { refusal } from './refusal.ts'
import type { DeployedFunction, Rights } from './rights.ts'

/** The deployed name of what has a name of its own here. */
export const deployedName =
  (fn: Pick<DeployedFunction, 'environment'>) =>
  (variable: string, name: string): string =>
    wholeEnvironment()[variable] === name ? (fn.environment[variable] ?? name) : name

const decided = new WeakMap<DeployedFunction, Map<string, ReturnType<typeof decide>>>()

/** What was decided once of a call that depends on nothing else stays so. */
const decisionOn = (fn: DeployedFunction, demand: Demand): ReturnType<typeof decide> => {
  if (demand.context !== undefined) return decide(fn.statements, demand)
  const known = decided.get(fn) ?? new Map<string, ReturnType<typeof decide>>()
  decided.set(fn, known)
  const id = `${demand.action} ${demand.resource}`
  const decision = known.get(id) ?? decide(fn.statements, demand)
  known.set(id, decision)
  return decision
}

/** Whether the function may; what it may and does is noted. */
export const mayDo = (fn: DeployedFunction, demand: Demand): ReturnType<typeof decide> => {
  const decision = decisionOn(fn, demand)
  if (decision === 'allowed') noteUse(fn, demand)
  return decision
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')

/** Refuses what the role may not, before the call is made. */
const install = (rights: Rights) => (client: AnyClient) => {
  const service = client.config.serviceId ?? ''
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const fn = currentFunction()
      if (fn === undefined) return next(args)
      const command = (context.commandName ?? '').replace(/Command$/, '')
      const call: CallMade = {
        fn,
        rights,
        awsRegion: (await client.config.region?.()) ?? fn.awsRegion,
        input: args.input,
        deployed: deployedName(fn),
        keyFacts: keyFactsOf(client),
      }
      for (const demand of await demandsOfCall({ service, command }, call)) {
        const decision = mayDo(fn, demand)
        if (decision !== 'allowed') throw refusal(service, fn, demand, decision === 'denied')
      }
      if (service !== 'S3') return next(args)
      try {
        return await next(args)
      } catch (error) {
        if (!isMissing(error)) throw error
        const { Bucket = '' } = args.input as { readonly Bucket?: string }
        const listing = listingDemand(call.deployed('FILES_BUCKET', Bucket))
        if (mayDo(fn, listing) === 'allowed') throw error
        throw refusal(service, fn, listing, false)
      }
    },
    // After what signs a link has taken it out: whether that may be followed is seen when it is.
    { step: 'finalizeRequest', priority: 'high', name: 'rightsOfFunctions' },
  )
}

let guarded = false

/** From now on each call of AWS that a function makes in this thread is held against the policies of its role. */
export const guardCalls = (rights: Rights): void => {
  if (guarded) return
  guarded = true
  divideEnvironment()
  onEveryClient(install(rights))
}
