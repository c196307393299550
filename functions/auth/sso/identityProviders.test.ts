import { describe, expect, it } from 'vitest'
import { regionCodes } from '#shared/regions/code.ts'
import { identityProviders } from './identityProviders.ts'

describe.each(regionCodes)('the identity providers of %s', (region) => {
  const providers = identityProviders[region]

  it('have names that the user pool takes, each once', () => {
    for (const { name } of providers) expect(name).toMatch(/^[A-Za-z][A-Za-z0-9]{2,31}$/)
    expect(new Set(providers.map(({ name }) => name)).size).toBe(providers.length)
  })

  it('share no e-mail domain: a domain’s people have one provider', () => {
    const domains = providers.flatMap((each) => each.domains)
    expect(new Set(domains).size).toBe(domains.length)
    for (const domain of domains) expect(domain).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
  })

  it('are reached over TLS', () => {
    for (const each of providers)
      expect(each.protocol === 'OIDC' ? each.issuer : each.metadataUrl).toMatch(/^https:\/\/[^/]/)
  })
})
