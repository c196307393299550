import { ulid } from 'ulid'
import { z } from 'zod'
import { commit } from '#functions/_platform/storage/commit.ts'
import { ssoDomains } from '../store/ssoDomains.ts'

const SsoDomain = z.strictObject({
  domain: z.string().trim().toLowerCase().min(3),
  provider: z.string().min(1).max(32),
})

/**
 * Has the people of an e-mail domain sign in with an identity provider of the user pool: a task of the auth worker, called
 * when the provider has been set up in the pool. A domain that is connected already changes its provider.
 */
export const connectSsoDomain = async (input: z.input<typeof SsoDomain>): Promise<void> => {
  const { domain, provider } = SsoDomain.parse(input)
  const before = await ssoDomains.byUnique('domain', domain)
  await commit([
    before === undefined
      ? ssoDomains.create({ id: `ssd_${ulid()}`, domain, provider })
      : ssoDomains.update(before, { ...before, provider }),
  ])
}
