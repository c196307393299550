import type { AccountType } from '#shared/domain/identity/accountTypes.ts'
import { accountTypeOfPath, type Persona, personas } from '#shared/domain/identity/personas.ts'
import type { Claims } from './api/claims.ts'

/** Addresses that are known outside the feature that serves them. */
export const paths = {
  developers: '/developers',
  login: '/login',
  logout: '/logout',
  loading: '/loading',
  ownData: '/own-data',
  forgotPassword: '/forgot-password',
  passwordExpired: '/password-expired',
  privacy: '/privacy',
  resendValidation: '/resend-validation',
  serverDown: '/serverdown',
  serviceStatus: '/status',
  signUpSubmitted: '/signup-submitted',
  terms: '/terms',
  unsupported: '/unsupported',
} as const

/** Base path and home of an account type; undefined for an unknown persona, which is an error. */
export const personaOf = (accountType: string): Persona | undefined =>
  accountType in personas ? personas[accountType as AccountType] : undefined // just checked

/** Whose work waits in a queue all day, and where. */
const queues: readonly { readonly role: string; readonly accountType: AccountType; readonly page: string }[] = [
  { role: 'Underwriter', accountType: 'COWBELL', page: 'inbox' },
  { role: 'Head of Claims', accountType: 'COWBELL', page: 'claims' },
  { role: 'Carrier Claims Adjuster', accountType: 'CARRIER', page: 'claims' },
]

/** Where a session begins: the queue for who decides on risks or claims all day, else the persona's home; undefined for an unknown persona. */
export const homeOf = ({ accountType, role }: Pick<Claims, 'accountType' | 'role'>): string | undefined => {
  const queue = queues.find((each) => each.role === role && each.accountType === accountType)
  return queue === undefined ? personaOf(accountType)?.home : inPersona(queue.accountType, queue.page)
}

/** A page below the persona's base path: `/agency/quotes`. */
export const inPersona = (accountType: AccountType, page: string): string => `${personas[accountType].basePath}/${page}`

/** The account type whose area an address is in; undefined for public pages. */
export const accountTypeOfAddress = (pathname: string): AccountType | undefined =>
  accountTypeOfPath(pathname.split('/')[1] ?? '')

/** Tabs of the dashboard, as the address names them. */
export const dashboardTabs = ['quotes', 'binders', 'policies', 'accounts', 'submissions'] as const
export type DashboardTab = (typeof dashboardTabs)[number]

/** The dashboard at a tab, of one client alone when an account is named. */
export const dashboardPath = (accountType: AccountType, tab?: DashboardTab, prefilterAccountId?: string): string => {
  const search = new URLSearchParams({ ...(tab && { tab }), ...(prefilterAccountId && { prefilterAccountId }) })
  return `${inPersona(accountType, 'dashboard')}${search.size === 0 ? '' : `?${search}`}`
}

/** Staff's list of the policies that are on a carrier's paper. */
export const paperPath = (carrierId: string): string => `${dashboardPath('COWBELL', 'policies')}&carrierId=${carrierId}`

/** Whose areas have the page of an account: those who have a share in accounts themselves (decision: least-by-kind). */
export const accountReaders: readonly AccountType[] = ['AGENCY', 'COWBELL', 'DIGITAL', 'MSSP', 'POOL']

/** The page of an account. */
export const accountPath = (accountType: AccountType, accountId: string): string =>
  inPersona(accountType, `accounts/${accountId}`)

/** The page of a submission. */
export const submissionPath = (accountType: AccountType, submissionId: string): string =>
  inPersona(accountType, `submissions/${submissionId}`)
/** Where tags are made and removed. */
export const tagsPath = (accountType: AccountType): string => inPersona(accountType, 'manage/tags')

/** Where files of accounts are uploaded, and the page of one of them. */
export const uploadsPath = (accountType: AccountType, uploadId?: string): string =>
  inPersona(accountType, uploadId === undefined ? 'upload-accounts' : `upload-accounts/${uploadId}`)

/** The quotes of an account side by side. */
export const comparePath = (accountType: AccountType, accountId: string): string =>
  `${accountPath(accountType, accountId)}/compare`

/** The page of a quote. */
export const quotePath = (accountType: AccountType, quoteId: string): string =>
  inPersona(accountType, `quotes/${quoteId}`)

/** The page of a quote that waits in the inbox, which is where it leads back to. */
export const inboxQuotePath = (accountType: AccountType, quoteId: string): string =>
  inPersona(accountType, `inbox/${quoteId}`)

/** The page of a policy or binder. */
export const policyPath = (accountType: AccountType, policyId: string): string =>
  inPersona(accountType, `policies/${policyId}`)

/** Where a policy is paid: opened by a one-time code, or by somebody signed in who may pay it. */
export const paymentPath = (policyId: string): string => `/policy/${policyId}/accountant-payment`

const payment = new RegExp(`^${paymentPath('[^/?]+')}(\\?|$)`)

/** Whether an address is a place for whoever is signed in, in nobody's area: the payment page of a policy. */
export const isEverybodysAddress = (address: string): boolean => payment.test(address)

/** A step of new business: of a company that came as a submission, with the submission that it leads back to. */
export const quoteStepPath = (
  accountType: AccountType,
  {
    product,
    accountId,
    step,
    submissionId,
  }: {
    readonly product: string
    readonly accountId: string
    readonly step: string
    readonly submissionId?: string | undefined
  },
): string => {
  const path = inPersona(accountType, `quotes/${encodeURIComponent(product)}/${accountId}/${step}`)
  return submissionId === undefined ? path : `${path}?${new URLSearchParams({ submissionId })}`
}

/** Where a quote of a product is asked for, by the address that the specification has: it leads to the step with the price. */
export const requestQuotePath = (
  accountType: AccountType,
  { product, accountId }: { readonly product: string; readonly accountId: string },
): string => inPersona(accountType, `requestQuote/${encodeURIComponent(product)}/${accountId}`)

/** The same, as adding a policy holder leads on to it (administration, section 2). */
export const newQuotePath = (...about: Parameters<typeof requestQuotePath>): string =>
  `${requestQuotePath(...about)}/no-quote/new-quote`

/** Where the renewal of a policy begins: what its company is today. */
export const renewPath = (
  accountType: AccountType,
  { accountId, product, policyId }: { readonly accountId: string; readonly product: string; readonly policyId: string },
): string => `${accountPath(accountType, accountId)}/renew/accountDetails?${new URLSearchParams({ product, policyId })}`

/** A step of the renewal's quote. */
export const renewQuotePath = (
  accountType: AccountType,
  {
    accountId,
    product,
    quoteId,
    step,
  }: { readonly accountId: string; readonly product: string; readonly quoteId: string; readonly step: string },
): string =>
  inPersona(
    accountType,
    `quotes/${encodeURIComponent(product)}/${accountId}/renew-quote/${step}?${new URLSearchParams({ quoteId })}`,
  )
