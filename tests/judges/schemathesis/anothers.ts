import { operations } from '#shared/contracts/registry.ts'
import type { Finding } from '../judge.ts'

/** Addresses as they are matched, each with its method. */
const known = operations.map(({ method, path }) => ({
  method,
  path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

/**
 * Whether a method that one address lacks is another operation's, whose parameter takes the word of that address: a claim may
 * be called `incident`. That one asks who calls before it says that there is none, so that its answer is no 405.
 */
export const isAnothers = ({ rule, says }: Finding): boolean => {
  const [, method, path] = /\(([A-Z]+) https?:\/\/[^/]+([^)\s?]*)/.exec(says) ?? []
  return (
    rule === 'unsupported_method' &&
    path !== undefined &&
    known.some((each) => each.method === method && each.path.test(path))
  )
}
