import { lazy } from 'react'
import type { FeatureRoute, NavigationEntry, Searcher, ShellSlots } from '../../layout/feature.ts'
import { accountReaders } from '../../paths.ts'
import { AccountIcon, MailIcon, TagIcon } from '../../ui/icons.tsx'

export const routes: readonly FeatureRoute[] = [
  {
    path: 'account',
    personas: ['CUSTOMER'],
    permission: 'account:read',
    lazy: () => import('./pages/OwnAccountPage.tsx').then((m) => ({ Component: m.OwnAccountPage })),
  },
  {
    path: 'accounts/:accountId',
    personas: accountReaders,
    permission: 'account:read',
    lazy: () => import('./pages/AccountPage.tsx').then((m) => ({ Component: m.AccountPage })),
  },
  {
    path: 'quotes/:quoteId/account',
    personas: accountReaders,
    permission: 'account:read',
    lazy: () => import('./pages/QuoteAccountPage.tsx').then((m) => ({ Component: m.QuoteAccountPage })),
  },
  {
    path: 'enquiries',
    personas: ['AGENCY'],
    permission: 'account:create',
    lazy: () => import('./pages/EnquiriesPage.tsx').then((m) => ({ Component: m.EnquiriesPage })),
  },
  {
    path: 'manage/tags',
    personas: ['AGENCY', 'COWBELL', 'DIGITAL'],
    permission: 'tag:manage',
    lazy: () => import('./pages/TagsPage.tsx').then((m) => ({ Component: m.TagsPage })),
  },
  {
    path: 'submissions/:submissionId',
    personas: ['AGENCY', 'COWBELL', 'DIGITAL'],
    permission: 'submission:read',
    lazy: () => import('./pages/SubmissionPage.tsx').then((m) => ({ Component: m.SubmissionPage })),
  },
]

export const navigation: readonly NavigationEntry[] = [
  {
    order: 57,
    path: 'enquiries',
    label: 'account:navigation.enquiries',
    icon: MailIcon,
    personas: ['AGENCY'],
    permission: 'account:create',
  },
  {
    order: 60,
    path: 'account',
    label: 'account:navigation.own',
    icon: AccountIcon,
    personas: ['CUSTOMER'],
    permission: 'account:read',
    phone: true,
  },
  {
    order: 77,
    path: 'manage/tags',
    label: 'account:navigation.tags',
    icon: TagIcon,
    personas: ['AGENCY', 'COWBELL', 'DIGITAL'],
    permission: 'tag:manage',
    group: 'manage',
  },
]

export const slots: ShellSlots = { banner: lazy(() => import('./parts/OwnAgencyLook.tsx')) }

export * as dialogs from './dialogs.ts'

export const searchers: readonly Searcher[] = [
  {
    key: 'accounts',
    label: 'account:accounts',
    personas: ['AGENCY', 'COWBELL'],
    permission: 'account:read',
    search: async (text, signal) => (await import('./findAccounts.ts')).findAccounts(text, signal),
  },
]
