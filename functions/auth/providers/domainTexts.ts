import { promises } from 'node:dns'
import { config } from '#functions/_platform/config/config.ts'
import { domainChallenge } from '#shared/domain/identity/identityProviders.ts'

const tryMilliseconds = 1_500

/** The texts under a name, of the servers that the function has or of those that are named; none where there is no answer. */
export const textsUnder = async (name: string, servers?: readonly string[]): Promise<string[]> => {
  const resolver = new promises.Resolver({ timeout: tryMilliseconds, tries: 2 })
  if (servers !== undefined) resolver.setServers(servers)
  // A text longer than 255 bytes comes in parts.
  const found = await resolver.resolveTxt(name).catch(() => [])
  return found.map((parts) => parts.join(''))
}

/** Whether whoever runs a domain has put our text there. Nobody runs those of examples: on a laptop they are taken at their word. */
export const isDomainProven = async (
  of: { readonly domain: string; readonly token: string },
  servers?: readonly string[],
): Promise<boolean> => {
  if (config.domainNames === 'examples' && of.domain.endsWith('.example')) return !of.domain.startsWith('unproven')
  const { host, text } = domainChallenge(of)
  return (await textsUnder(host, servers)).some((each) => each.trim() === text)
}
