import type { FeatureRoute, NavigationEntry } from '../../layout/feature.ts'
import {
  BinderIcon,
  BlockIcon,
  CalendarIcon,
  ChartIcon,
  DensityIcon,
  PaymentIcon,
  QuoteIcon,
  RefreshIcon,
  SwitchIcon,
} from '../../ui/icons.tsx'

const bookkeepers = ['COWBELL', 'PREMIUM_PROCESSOR'] as const
/** Carriers, who have their own bordereaux, and who makes them. */
const carriersAndBookkeepers = ['CARRIER', 'COWBELL'] as const
/** With whom the provider has an account of what is owed. */
const withStatements = ['AGENCY', 'CARRIER', 'COWBELL'] as const
/** Agencies that are billed for their policies, and the provider's staff. */
const billedAndBookkeepers = ['AGENCY', 'COWBELL'] as const

/** Who reads what is late: agencies what they owe, premium processors what is financed, the provider's staff all of it. */
const owedOrOwing = ['AGENCY', 'COWBELL', 'PREMIUM_PROCESSOR'] as const
const readsReceivables = ['billing:invoice', 'billing:manage'] as const

export const routes: readonly FeatureRoute[] = [
  {
    path: 'agencies/:agencyId/billing',
    personas: ['COWBELL'],
    permission: 'billing:read',
    lazy: () => import('./pages/AgencyBillingPage.tsx').then((m) => ({ Component: m.AgencyBillingPage })),
  },
  {
    path: 'invoices',
    personas: billedAndBookkeepers,
    permission: 'billing:invoice',
    lazy: () => import('./pages/AgencyBillPage.tsx').then((m) => ({ Component: m.AgencyBillPage })),
  },
  {
    path: 'ledger',
    personas: ['COWBELL'],
    permission: 'ledger:read',
    lazy: () => import('./pages/LedgerPage.tsx').then((m) => ({ Component: m.LedgerPage })),
  },
  {
    path: 'bordereaux',
    personas: carriersAndBookkeepers,
    permission: 'bordereau:read',
    lazy: () => import('./pages/BordereauxPage.tsx').then((m) => ({ Component: m.BordereauxPage })),
  },
  {
    path: 'paper-days',
    personas: carriersAndBookkeepers,
    permission: 'bordereau:read',
    lazy: () => import('./pages/PaperDaysPage.tsx').then((m) => ({ Component: m.PaperDaysPage })),
  },
  {
    path: 'carrier-remittances',
    personas: ['COWBELL'],
    permission: 'billing:manage',
    lazy: () => import('./pages/CarrierRemittancesPage.tsx').then((m) => ({ Component: m.CarrierRemittancesPage })),
  },
  {
    path: 'carrier-remittances/:carrierRemittanceId',
    personas: ['COWBELL'],
    permission: 'billing:manage',
    lazy: () => import('./pages/CarrierRemittancePage.tsx').then((m) => ({ Component: m.CarrierRemittancePage })),
  },
  {
    path: 'ledger/accounts/:code',
    personas: ['COWBELL'],
    permission: 'ledger:read',
    lazy: () => import('./pages/LedgerAccountPage.tsx').then((m) => ({ Component: m.LedgerAccountPage })),
  },
  {
    path: 'ledger/journal',
    personas: ['COWBELL'],
    permission: 'ledger:read',
    lazy: () => import('./pages/JournalPage.tsx').then((m) => ({ Component: m.JournalPage })),
  },
  {
    path: 'statements',
    personas: withStatements,
    permission: 'statement:read',
    lazy: () => import('./pages/StatementsPage.tsx').then((m) => ({ Component: m.StatementsPage })),
  },
  {
    path: 'taxes',
    personas: ['COWBELL'],
    permission: 'ledger:read',
    lazy: () => import('./pages/TaxReturnsPage.tsx').then((m) => ({ Component: m.TaxReturnsPage })),
  },
  {
    path: 'periods',
    personas: ['COWBELL'],
    permission: 'ledger:read',
    lazy: () => import('./pages/PeriodsPage.tsx').then((m) => ({ Component: m.PeriodsPage })),
  },
  {
    path: 'financed',
    personas: bookkeepers,
    permission: 'billing:manage',
    lazy: () => import('./pages/FinancedPage.tsx').then((m) => ({ Component: m.FinancedPage })),
  },
  {
    path: 'receivables',
    personas: owedOrOwing,
    permission: readsReceivables,
    lazy: () => import('./pages/ReceivablesPage.tsx').then((m) => ({ Component: m.ReceivablesPage })),
  },
  {
    path: 'refunds',
    personas: bookkeepers,
    permission: 'billing:manage',
    lazy: () => import('./pages/RefundsPage.tsx').then((m) => ({ Component: m.RefundsPage })),
  },
  {
    path: 'transactions',
    personas: bookkeepers,
    permission: 'billing:manage',
    lazy: () => import('./pages/TransactionsPage.tsx').then((m) => ({ Component: m.TransactionsPage })),
  },
  {
    path: 'write-offs',
    personas: bookkeepers,
    permission: 'billing:manage',
    lazy: () => import('./pages/WriteOffsPage.tsx').then((m) => ({ Component: m.WriteOffsPage })),
  },
]

export const navigation: readonly NavigationEntry[] = [
  {
    order: 88,
    path: 'invoices',
    label: 'billing:navigation.invoices',
    icon: QuoteIcon,
    personas: billedAndBookkeepers,
    permission: 'billing:invoice',
    group: 'money',
  },
  {
    order: 89,
    path: 'receivables',
    label: 'billing:navigation.receivables',
    icon: DensityIcon,
    personas: owedOrOwing,
    permission: readsReceivables,
    group: 'money',
  },
  {
    order: 90,
    path: 'ledger',
    label: 'billing:navigation.ledger',
    icon: ChartIcon,
    personas: ['COWBELL'],
    permission: 'ledger:read',
    group: 'money',
  },
  {
    order: 90,
    path: 'periods',
    label: 'billing:navigation.periods',
    icon: CalendarIcon,
    personas: ['COWBELL'],
    permission: 'ledger:read',
    group: 'money',
  },
  {
    order: 90,
    path: 'taxes',
    label: 'billing:navigation.taxes',
    icon: QuoteIcon,
    personas: ['COWBELL'],
    permission: 'ledger:read',
    group: 'money',
  },
  {
    order: 92,
    path: 'statements',
    label: 'billing:navigation.statements',
    icon: BinderIcon,
    personas: withStatements,
    permission: 'statement:read',
    group: 'money',
  },
  {
    order: 92,
    path: 'bordereaux',
    label: 'billing:navigation.bordereaux',
    icon: DensityIcon,
    personas: carriersAndBookkeepers,
    permission: 'bordereau:read',
    group: 'money',
  },
  {
    order: 92,
    path: 'paper-days',
    label: 'billing:navigation.paperDays',
    icon: CalendarIcon,
    personas: carriersAndBookkeepers,
    permission: 'bordereau:read',
    group: 'money',
  },
  {
    order: 92,
    path: 'carrier-remittances',
    label: 'billing:navigation.carrierRemittances',
    icon: PaymentIcon,
    personas: ['COWBELL'],
    permission: 'billing:manage',
    group: 'money',
  },
  {
    order: 91,
    path: 'financed',
    label: 'billing:navigation.financed',
    icon: CalendarIcon,
    personas: bookkeepers,
    permission: 'billing:manage',
    group: 'money',
  },
  {
    order: 91,
    path: 'transactions',
    label: 'billing:navigation.transactions',
    icon: SwitchIcon,
    personas: bookkeepers,
    permission: 'billing:manage',
    group: 'money',
  },
  {
    order: 91,
    path: 'refunds',
    label: 'billing:navigation.refunds',
    icon: RefreshIcon,
    personas: bookkeepers,
    permission: 'billing:manage',
    group: 'money',
  },
  {
    order: 91,
    path: 'write-offs',
    label: 'billing:navigation.writeOffs',
    icon: BlockIcon,
    personas: bookkeepers,
    permission: 'billing:manage',
    group: 'money',
  },
]

export * as dialogs from './dialogs.ts'
