/** The bounded contexts of the platform: one slug, one folder, one stack. */
export const serviceSlugs = [
  'account',
  'agency',
  'auth',
  'billing',
  'bulk',
  'claims',
  'commissions',
  'connector',
  'docs',
  'inbox',
  'messages',
  'news',
  'platform',
  'policy',
  'quote',
  'rater',
  'risk',
  'sandbox',
  'user',
  'webhook',
] as const
export type ServiceSlug = (typeof serviceSlugs)[number]

/** What each service is about, in a line. */
export const serviceWords: Readonly<Record<ServiceSlug, string>> = {
  account: 'Companies that are insured or may be, their details, contacts, agencies and tags.',
  agency: 'Agencies and their licences.',
  auth: 'Sign-in, sessions, users, teams and invitations.',
  billing: 'Invoices, payments, finance and the ledger.',
  bulk: 'Work on many records at once.',
  claims: 'Claims from notice to closing.',
  commissions: 'What agencies earn.',
  connector: 'What the insured’s own systems tell.',
  docs: 'Documents and their downloads.',
  inbox: 'Mail that comes in, and what is answered.',
  messages: 'E-mails and text messages.',
  news: 'That something has changed, as it changes.',
  platform: 'What every page asks first: environment, texts and keys.',
  policy: 'Binders and policies, from issue to renewal or cancellation.',
  quote: 'Quotes, from the cart to binding.',
  rater: 'The calculator, its coverages, presets and rules.',
  risk: 'Risk scores and scans.',
  sandbox: 'A clock that can be moved and a state to go back to, where no business is done.',
  user: 'Notifications and photos of the signed-in user.',
  webhook: 'What other systems are told, and what assistants ask to do.',
}

/** Which service answers below a path's first segments; the longest prefix wins. */
export const servicePrefixes: Readonly<Record<string, ServiceSlug>> = {
  '/.well-known/oauth-protected-resource/api/mcp/v1': 'auth',
  '/Api/Api/Session/Create': 'billing',
  '/api/account/v1': 'account',
  '/api/agency/v1': 'agency',
  '/api/auth/v1': 'auth',
  '/api/billing/v1': 'billing',
  '/api/bus/v1': 'bulk',
  '/api/calculator': 'rater',
  '/api/claims/v1': 'claims',
  '/api/claimsmgmt/v1': 'claims',
  '/api/commissions/v1': 'commissions',
  '/api/connector/v1': 'connector',
  '/api/docmessage/v1': 'inbox',
  '/api/docs/v1': 'docs',
  '/api/esign/v1': 'quote',
  '/api/mcp/v1': 'webhook',
  '/api/news/v1': 'news',
  '/api/platform/v1': 'platform',
  '/api/policy/v1': 'policy',
  '/api/quote/v1': 'quote',
  '/api/rater/v1': 'rater',
  '/api/regenerate': 'auth',
  '/api/risk/v1': 'risk',
  '/api/sandbox/v1': 'sandbox',
  '/api/slack/v1': 'webhook',
  '/api/user/v1': 'user',
  '/api/webhook/v1': 'webhook',
  '/config': 'platform',
  '/env': 'platform',
  '/latest-deployment-time': 'platform',
  '/locales': 'platform',
  '/version': 'platform',
}

/** The service that a path belongs to, or undefined when no service owns it. */
export const serviceOf = (path: string): ServiceSlug | undefined => {
  const prefix = Object.keys(servicePrefixes)
    .filter((each) => path === each || path.startsWith(`${each}/`))
    .sort((a, b) => b.length - a.length)[0]
  return prefix === undefined ? undefined : servicePrefixes[prefix]
}
