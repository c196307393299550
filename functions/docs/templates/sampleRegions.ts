import { toMinorUnits } from '#shared/domain/money/money.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { DocumentData } from './documentData.ts'

const premium = toMinorUnits(8500)

type Regional = Pick<DocumentData, 'locale' | 'currency' | 'market' | 'issuer' | 'insured' | 'agency' | 'price'> &
  Partial<Pick<DocumentData, 'state' | 'terrorism'>>

/** Who insures whom at what price in each region: the part of the samples that differs. */
export const regional: Record<RegionCode, Regional> = {
  us: {
    locale: 'en-US',
    currency: 'USD',
    market: 'surplus',
    state: { code: 'TX', name: 'Texas' },
    issuer: {
      name: 'Palisade',
      legalLine:
        'Palisade Insurance Services, Inc., a licensed insurance producer. Insurance is underwritten by the insurer named in this document.',
      insurer: 'Harbor Specialty Insurance Company',
      support: { name: 'Palisade Support', email: 'support@palisade.example', phone: '(512) 555-0100' },
    },
    insured: {
      name: 'Lone Star Dental Group, LLC',
      addressLines: ['2100 Congress Avenue, Suite 400', 'Austin, TX 78701'],
    },
    agency: {
      name: 'Bluebonnet Insurance Agency',
      addressLines: ['88 Market Street', 'Dallas, TX 75201'],
      licenseNumber: '1234567',
      agent: { name: 'Dana Whitfield', email: 'dana@bluebonnet.example', phone: '(214) 555-0142' },
    },
    price: {
      premium,
      fees: [
        { label: 'Broker fee', amount: 15_000 },
        { label: 'MGA fee', amount: 25_000 },
      ],
      taxes: [
        { label: 'Texas surplus lines tax', rate: 0.0485, amount: 43_165 },
        { label: 'Texas stamping fee', rate: 0.0004, amount: 356 },
      ],
      total: premium + 15_000 + 25_000 + 43_165 + 356,
    },
    terrorism: { accepted: true, premium: 8_500 },
  },
  uk: {
    locale: 'en-GB',
    currency: 'GBP',
    market: 'admitted',
    issuer: {
      name: 'Palisade',
      legalLine:
        'Palisade Underwriting Limited. Registered in England and Wales. Insurance is underwritten by the insurer named in this document.',
      regulatoryLine: 'Palisade Underwriting Limited is authorised and regulated by the Financial Conduct Authority.',
      insurer: 'Harbour Specialty Insurance plc',
      support: { name: 'Palisade Support', email: 'support@palisade.example', phone: '020 7946 0100' },
    },
    insured: { name: 'Ashdown & Pryce Solicitors LLP', addressLines: ['14 Chancery Mews', 'London', 'WC2A 1QS'] },
    agency: {
      name: 'Fenchurch Brokers Ltd',
      addressLines: ['3 Lime Court', 'London', 'EC3M 7AA'],
      agent: { name: 'Oliver Hartley', email: 'oliver@fenchurch.example', phone: '020 7946 0155' },
    },
    price: {
      premium,
      fees: [{ label: 'Policy fee', amount: 5_000 }],
      taxes: [{ label: 'Insurance Premium Tax', rate: 0.12, amount: 102_000 }],
      total: premium + 5_000 + 102_000,
    },
  },
  au: {
    locale: 'en-AU',
    currency: 'AUD',
    market: 'admitted',
    state: { code: 'NSW', name: 'New South Wales' },
    issuer: {
      name: 'Palisade',
      legalLine: 'Palisade Underwriting Pty Ltd. Insurance is underwritten by the insurer named in this document.',
      regulatoryLine:
        'Palisade Underwriting Pty Ltd acts under a binding authority as agent of the insurer, not as your agent.',
      insurer: 'Harbour Specialty Insurance (Australia) Pty Ltd',
      support: { name: 'Palisade Support', email: 'support@palisade.example', phone: '1300 555 010' },
    },
    insured: { name: 'Coogee Allied Health Pty Ltd', addressLines: ['Level 2, 118 Arden Street', 'Coogee NSW 2034'] },
    agency: {
      name: 'Southern Cross Broking',
      addressLines: ['9 Bridge Street', 'Sydney NSW 2000'],
      agent: { name: 'Matilda Nguyễn', email: 'matilda@southerncross.example', phone: '02 5550 0144' },
    },
    price: {
      premium,
      fees: [{ label: 'Broker fee', amount: 12_000 }],
      taxes: [
        { label: 'GST', rate: 0.1, amount: 85_000 },
        { label: 'Stamp duty (New South Wales)', rate: 0.09, amount: 84_150 },
      ],
      total: premium + 12_000 + 85_000 + 84_150,
    },
  },
}
