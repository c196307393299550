import { searchQuotes } from '#shared/contracts/quote/search.ts'
import { type AccountType, accountTypes } from '#shared/domain/identity/accountTypes.ts'
import { call } from '../../api/call.ts'
import type { FeatureRoute, NavigationEntry, Searcher } from '../../layout/feature.ts'
import { TasksIcon } from '../../ui/icons.tsx'

/** Who quotes: agencies, and staff and carriers on their behalf. */
const quoting: readonly AccountType[] = ['AGENCY', 'CARRIER', 'COWBELL', 'DIGITAL']

/** Who has no queue of referrals: the quotes that wait for them are their inbox. */
const sellers = quoting.filter((accountType) => accountType !== 'COWBELL')

/** Staff read a quote on the underwriters' workbench, the insured as an offer. */
const readers = accountTypes.filter((accountType) => accountType !== 'COWBELL' && accountType !== 'CUSTOMER')

/** Whose quotes and covers are subject to something that they look after. */
const subjects: readonly AccountType[] = ['AGENCY', 'COWBELL']

const requestQuote = () => import('./pages/RequestQuotePage.tsx').then((m) => ({ Component: m.RequestQuotePage }))

/** Pages of the quoting line. */
export const routes: readonly FeatureRoute[] = [
  {
    path: 'quotes/:quoteId',
    lazy: () => import('./pages/QuotePage.tsx').then((m) => ({ Component: m.QuotePage })),
    personas: readers,
    permission: 'quote:read',
  },
  {
    path: 'quotes/:quoteId',
    lazy: () => import('./pages/CustomerQuotePage.tsx').then((m) => ({ Component: m.CustomerQuotePage })),
    personas: ['CUSTOMER'],
    permission: 'quote:read',
  },
  {
    path: 'quotes/:quoteId/sign/:productType',
    lazy: () => import('./pages/CustomerSignPage.tsx').then((m) => ({ Component: m.CustomerSignPage })),
    personas: ['CUSTOMER'],
    permission: 'quote:read',
  },
  {
    path: 'quotes/:quoteId/edit',
    lazy: () => import('./pages/EditQuotePage.tsx').then((m) => ({ Component: m.EditQuotePage })),
    personas: quoting,
    permission: 'quote:update',
  },
  {
    path: 'accounts/:accountId/compare',
    lazy: () => import('./pages/CompareQuotesPage.tsx').then((m) => ({ Component: m.CompareQuotesPage })),
    personas: quoting,
    permission: 'quote:read',
  },
  {
    path: 'accounts/:accountId/renew/accountDetails',
    lazy: () => import('./pages/RenewAccountPage.tsx').then((m) => ({ Component: m.RenewAccountPage })),
    personas: quoting,
    permission: 'quote:create',
  },
  {
    path: 'quotes/:product/:accountId/renew-quote/:step',
    lazy: () => import('./pages/RenewQuotePage.tsx').then((m) => ({ Component: m.RenewQuotePage })),
    personas: quoting,
    permission: 'quote:create',
  },
  {
    path: 'quotes/:product/:accountId/:step',
    lazy: () => import('./pages/QuoteFlowPage.tsx').then((m) => ({ Component: m.QuoteFlowPage })),
    personas: quoting,
    permission: 'quote:create',
  },
  {
    path: 'subjectivities',
    lazy: () => import('./pages/SubjectivitiesPage.tsx').then((m) => ({ Component: m.SubjectivitiesPage })),
    personas: subjects,
    permission: 'quote:update',
  },
  {
    path: 'inbox',
    lazy: () => import('./pages/WaitingQuotesPage.tsx').then((m) => ({ Component: m.WaitingQuotesPage })),
    personas: sellers,
    permission: 'quote:read',
  },
  { path: 'requestQuote/:productType/:accountId', lazy: requestQuote, personas: quoting, permission: 'quote:create' },
  {
    // Where adding a policy-holder contact leads on to (administration, section 2).
    path: 'requestQuote/:productType/:accountId/no-quote/new-quote',
    lazy: requestQuote,
    personas: quoting,
    permission: 'quote:create',
  },
]

export const navigation: readonly NavigationEntry[] = [
  {
    order: 21,
    path: 'subjectivities',
    label: 'quote:board.title',
    icon: TasksIcon,
    personas: subjects,
    permission: 'quote:update',
  },
]

export * as dialogs from './dialogs.ts'

/** Quotes in the command palette, by number or client. */
export const searchers: readonly Searcher[] = [
  {
    key: 'quotes',
    label: 'quote:search',
    permission: 'quote:read',
    search: async (text, signal) => {
      const { hits } = await call(searchQuotes, { query: { search: text, size: 6 } }, { signal })
      return hits.map(({ id, quoteNumber, companyName }) => ({
        label: quoteNumber,
        hint: companyName,
        path: `quotes/${id}`,
      }))
    },
  },
]
