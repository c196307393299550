import type { ParseKeys } from 'i18next'
import type { ComponentType } from 'react'
import type { AccountType } from '#shared/domain/identity/accountTypes.ts'
import type { Needed } from '#web/api/useMay.ts'
import {
  AgencyIcon,
  BlockIcon,
  CalendarIcon,
  ClaimIcon,
  DocumentIcon,
  OrganizationIcon,
  PaymentIcon,
  QuoteIcon,
  UserIcon,
} from '#web/ui/icons.tsx'

type Way = {
  /** Below the persona's base path. */
  readonly path: string
  readonly label: ParseKeys<['dashboard']>
  readonly icon: ComponentType
  readonly permission: Needed
  readonly personas?: readonly AccountType[]
}

/** The pages beside the book that organizations have. */
export const ways: readonly Way[] = [
  {
    path: 'agencies',
    label: 'dashboard:partners.agencies',
    icon: AgencyIcon,
    permission: 'team:read',
    personas: ['DIGITAL'],
  },
  {
    path: 'claims',
    label: 'dashboard:partners.claims',
    icon: ClaimIcon,
    permission: 'claim:read',
    personas: ['CARRIER'],
  },
  {
    path: 'bordereaux',
    label: 'dashboard:partners.bordereaux',
    icon: DocumentIcon,
    permission: 'bordereau:read',
    personas: ['CARRIER'],
  },
  {
    path: 'paper-days',
    label: 'dashboard:partners.paperDays',
    icon: CalendarIcon,
    permission: 'bordereau:read',
    personas: ['CARRIER'],
  },
  {
    path: 'statements',
    label: 'dashboard:partners.statements',
    icon: PaymentIcon,
    permission: 'statement:read',
    personas: ['CARRIER'],
  },
  {
    path: 'financed',
    label: 'dashboard:partners.financed',
    icon: CalendarIcon,
    permission: 'billing:manage',
    personas: ['PREMIUM_PROCESSOR'],
  },
  {
    path: 'receivables',
    label: 'dashboard:partners.receivables',
    icon: CalendarIcon,
    permission: 'billing:manage',
    personas: ['PREMIUM_PROCESSOR'],
  },
  {
    path: 'transactions',
    label: 'dashboard:partners.transactions',
    icon: QuoteIcon,
    permission: 'billing:manage',
    personas: ['PREMIUM_PROCESSOR'],
  },
  {
    path: 'write-offs',
    label: 'dashboard:partners.writeOffs',
    icon: BlockIcon,
    permission: 'billing:manage',
    personas: ['PREMIUM_PROCESSOR'],
  },
  {
    path: 'refunds',
    label: 'dashboard:partners.refunds',
    icon: PaymentIcon,
    permission: 'billing:manage',
    personas: ['PREMIUM_PROCESSOR'],
  },
  {
    path: 'organization',
    label: 'dashboard:partners.organization',
    icon: OrganizationIcon,
    permission: 'organization:read',
  },
  { path: 'users', label: 'dashboard:partners.users', icon: UserIcon, permission: 'user:read' },
]
