import { config } from '#functions/_platform/config/config.ts'
import { TrustAccount } from '#shared/contracts/billing/trustAccount.ts'
import type { RegionCode } from '#shared/regions/code.ts'

/** Invented accounts, which no bank has. */
const sandbox: Readonly<Record<RegionCode, TrustAccount>> = {
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

/** The region's premium trust account, as its deployment says. */
export const trustAccount = (): TrustAccount =>
  config.bankDetails === 'sandbox' ? sandbox[config.region] : TrustAccount.parse(JSON.parse(config.bankDetails))
