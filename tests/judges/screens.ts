import type { Platform } from '#cdk/local/platform.ts'
import { insuredOf } from '#cdk/local/seed/book.ts'
import { demoPassword, people } from '#cdk/local/seed/cast.ts'
import { signInAs } from '#cdk/local/seed/signInAs.ts'
import { searchDocuments } from '#shared/contracts/docs/index.ts'
import type { RegionCode } from '#shared/regions/code.ts'

/** Somebody with the addresses of the screens that they work on. */
export interface Reader {
  readonly who: { readonly email: string; readonly password: string } | undefined
  readonly paths: readonly string[]
}

/** The main screens of a region, as its demo book fills them, by who looks at them. */
export const screensOf = async (platform: Platform, region: RegionCode): Promise<Reader[]> => {
  const { producer, underwriter } = people(region)
  const agent = await signInAs(platform, producer)
  const { content } = await agent.call(searchDocuments, { query: { size: 3000, docType: 'Policy' } })
  const [policy] = content
  if (policy === undefined) throw new Error(`The demo book of ${region} has no policy.`)
  const { accountId, quoteId, policyId } = policy
  return [
    {
      who: undefined,
      paths: ['/login', '/forgot-password', '/terms', '/privacy', '/nowhere', '/signup-validation/none'],
    },
    {
      who: producer,
      paths: [
        ...['dashboard', 'accounts', 'users', 'teams', 'profile'].map((list) => `/agency/${list}`),
        `/agency/accounts/${accountId}`,
        `/agency/quotes/P100/${accountId}/quote`,
        `/agency/quotes/${quoteId}`,
        `/agency/policies/${policyId}`,
        `/policy/${policyId}/accountant-payment`,
      ],
    },
    { who: underwriter, paths: ['/admin/inbox', '/admin/quotes', '/admin/agencies', `/admin/quotes/${quoteId}`] },
    {
      who: { email: insuredOf(region).email, password: demoPassword },
      paths: ['/customer/dashboard', '/customer/account', '/customer/policies'],
    },
  ]
}
