import type { CommissionAgreementRecord } from '#shared/contracts/commissions/commissionAgreement.ts'

/** Somebody of an agency who has clients. */
export interface Seller {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly agencyId: string
  readonly agencyName: string
  readonly agencyType: 'Retail' | 'Wholesale'
  readonly agencyBilled: boolean
  readonly teams: { readonly id: string; readonly name: string }[]
  /** Of a hundred companies of the region so many, by weight. */
  readonly weight: number
  /** The organizations that have a share in what is sold, by the kind of record; none where nobody has. */
  readonly partners?: {
    readonly account: readonly string[]
    readonly policy: readonly string[]
    readonly quote: readonly string[]
  }
  /** On whose paper it is; none where nobody but the provider has one. */
  readonly carrierId?: string
  /** The bank account to which its agency's commission is paid, as the processor keeps it; none where nobody entered one. */
  readonly payee?: {
    readonly token: string
    readonly bankName: string
    readonly accountType: string
    readonly last4: string
  }
  /** What is agreed with the agency on its commission. */
  readonly agreements?: readonly CommissionAgreementRecord[]
}
