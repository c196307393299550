import type { ResponseOf } from '#shared/contract/operation.ts'
import type { getBankDetails } from '#shared/contracts/billing/accounting.ts'
import type { RegionCode } from '#shared/regions/code.ts'

type BankDetails = Omit<ResponseOf<typeof getBankDetails>, 'accountName' | 'email' | 'phone'>

/** The premium trust account of each region, to which checks and wires go. `routing` is the sort code, or the BSB. */
export const bankAccounts: Readonly<Record<RegionCode, BankDetails>> = {
  us: {
    bank: 'First Harbor Bank, N.A.',
    routing: '110000000',
    account: '000123456789',
    accountType: 'Checking',
    swift: 'FHBKUS33',
    address: '200 Market Street, San Francisco, CA 94111',
  },
  uk: {
    bank: 'Harbour Bank plc',
    routing: '20-00-00',
    account: '55779911',
    accountType: 'Business Current',
    swift: 'HRBKGB2L',
    address: '1 Lombard Street, London EC3V 9AA',
  },
  au: {
    bank: 'Harbour Bank Australia Ltd',
    routing: '000-000',
    account: '123456789',
    accountType: 'Business Transaction',
    swift: 'HRBKAU2S',
    address: '1 Martin Place, Sydney NSW 2000',
  },
}
