import type { ComponentType } from 'react'
import type { AccountType } from '#shared/domain/identity/accountTypes.ts'
import type { Needed } from '#web/api/useMay.ts'
import { AgencyIcon, ChartIcon, ClaimIcon, ConnectorIcon, PaymentIcon, UserIcon } from '#web/ui/icons.tsx'

type Way = {
  /** Below the persona's base path. */
  readonly path: string
  readonly label: string
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
    path: 'refunds',
    label: 'dashboard:partners.refunds',
    icon: PaymentIcon,
    permission: 'billing:manage',
    personas: ['PREMIUM_PROCESSOR'],
  },
  {
    path: 'ledger',
    label: 'dashboard:partners.ledger',
    icon: ChartIcon,
    permission: 'ledger:read',
    personas: ['PREMIUM_PROCESSOR'],
  },
  {
    path: 'organization',
    label: 'dashboard:partners.organization',
    icon: ConnectorIcon,
    permission: 'organization:read',
  },
  { path: 'users', label: 'dashboard:partners.users', icon: UserIcon, permission: 'user:read' },
]
