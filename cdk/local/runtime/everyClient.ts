import { DynamoDBClient } from '@aws-sdk/client-dynamodb'

/** What all clients of the AWS SDK have in common. */
export interface AnyClient {
  readonly config: { readonly serviceId?: string; readonly region?: () => Promise<string> }
  readonly middlewareStack: DynamoDBClient['middlewareStack']
}

type Send = (this: AnyClient, ...call: unknown[]) => unknown

/** The class from which the SDK derives its clients. */
const base: { send: Send } = Object.getPrototypeOf(DynamoDBClient.prototype)
const original = base.send
const installers = new Set<(client: AnyClient) => void>()
let met = new WeakMap<AnyClient['middlewareStack'], Set<(client: AnyClient) => void>>()

const send: Send = function (...call) {
  // A document client and the client below it have one stack.
  const done = met.get(this.middlewareStack) ?? new Set()
  met.set(this.middlewareStack, done)
  for (const install of installers)
    if (!done.has(install)) {
      done.add(install)
      install(this)
    }
  return original.apply(this, call)
}

/**
 * Has each client of the AWS SDK in this thread, whoever made it and when, meet `install` once before its next call: so
 * the local platform and tests put middleware into clients that know nothing of it. Answers how to end that; what was
 * put into a client stays there.
 */
export const onEveryClient = (install: (client: AnyClient) => void): (() => void) => {
  base.send = send
  installers.add(install)
  return () => {
    installers.delete(install)
    if (installers.size > 0) return
    base.send = original
    met = new WeakMap()
  }
}
