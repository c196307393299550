import type { HostedDialog } from '../../dialogs/hostedDialog.ts'
import type { FeatureRoute, NavigationEntry } from '../../layout/feature.ts'
import { InboxIcon, QuoteIcon } from '../../ui/icons.tsx'

const staff = ['COWBELL'] as const

const workbench = () => import('./pages/WorkbenchPage.tsx').then((m) => ({ Component: m.WorkbenchPage }))

/** Screens of those who decide on risks. */
export const routes: readonly FeatureRoute[] = [
  {
    path: 'inbox',
    personas: staff,
    permission: 'quote:underwrite',
    lazy: () => import('./pages/UnderwriterInboxPage.tsx').then((m) => ({ Component: m.UnderwriterInboxPage })),
  },
  {
    path: 'inbox/:quoteId',
    personas: staff,
    permission: 'quote:underwrite',
    lazy: workbench,
  },
  {
    path: 'quotes',
    personas: staff,
    permission: 'quote:read',
    lazy: () => import('./pages/QuotesPage.tsx').then((m) => ({ Component: m.QuotesPage })),
  },
  {
    path: 'quotes/:quoteId',
    personas: staff,
    permission: 'quote:read',
    lazy: workbench,
  },
]

export const navigation: readonly NavigationEntry[] = [
  {
    order: 15,
    path: 'inbox',
    label: 'underwriting:navigation.inbox',
    icon: InboxIcon,
    personas: staff,
    permission: 'quote:underwrite',
    phone: true,
  },
  {
    order: 20,
    path: 'quotes',
    label: 'underwriting:navigation.quotes',
    icon: QuoteIcon,
    personas: staff,
    permission: 'quote:read',
    phone: true,
  },
]

/** Under the specification's keys where it names one; need-by, bind and loss are the quoting line's. */
export const dialogs: Readonly<Record<string, HostedDialog>> = {
  EditBrokerFee: () =>
    import('./dialogs/UpdateBrokerFeesDialog.tsx').then((m) => ({ default: m.UpdateBrokerFeesDialog })),
  EditMgaFee: () => import('./dialogs/UpdateMgaFeeDialog.tsx').then((m) => ({ default: m.UpdateMgaFeeDialog })),
  RescindBinder: () => import('./dialogs/RescindBinderDialog.tsx').then((m) => ({ default: m.RescindBinderDialog })),
  UWApproveQuote: () => import('./dialogs/ApproveQuoteDialog.tsx').then((m) => ({ default: m.ApproveQuoteDialog })),
  UWCancelConfirmation: () =>
    import('./dialogs/GiveBackReferralDialog.tsx').then((m) => ({ default: m.GiveBackReferralDialog })),
  UWDeclineQuote: () => import('./dialogs/DeclineQuoteDialog.tsx').then((m) => ({ default: m.DeclineQuoteDialog })),
  UWEventExclusion: () =>
    import('./dialogs/UpdateEventExclusionsDialog.tsx').then((m) => ({ default: m.UpdateEventExclusionsDialog })),
  UWIrpm: () => import('./dialogs/UpdateIrpmDialog.tsx').then((m) => ({ default: m.UpdateIrpmDialog })),
  UWReferQuote: () => import('./dialogs/ReferQuoteDialog.tsx').then((m) => ({ default: m.ReferQuoteDialog })),
  UWReleaseQuoteConfirmation: () =>
    import('./dialogs/ReleaseQuoteDialog.tsx').then((m) => ({ default: m.ReleaseQuoteDialog })),
  UWRestoreQuote: () => import('./dialogs/RestoreQuoteDialog.tsx').then((m) => ({ default: m.RestoreQuoteDialog })),
  UWSwitchSurplus: () => import('./dialogs/SwitchSurplusDialog.tsx').then((m) => ({ default: m.SwitchSurplusDialog })),
  UWUpdateRiskConfirmation: () =>
    import('./dialogs/ReassessRiskDialog.tsx').then((m) => ({ default: m.ReassessRiskDialog })),
  UWUpdateTerms: () =>
    import('./dialogs/UnderwriteQuoteDialog.tsx').then((m) => ({ default: m.UnderwriteQuoteDialog })),
}
