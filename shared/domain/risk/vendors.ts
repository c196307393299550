import type { Finding } from './scan/finding.ts'

/** What insureds have of others that many of them share: an outage or a breach there is a loss of all of them at once. */
export const vendorCategories = ['cloud', 'mail', 'security'] as const
export type VendorCategory = (typeof vendorCategories)[number]

interface Vendor {
  readonly name: string
  readonly category: VendorCategory
  /** The system by which an insured connects it. */
  readonly connector?: string
  /** Names of mail servers that are its own end like this. */
  readonly mx?: readonly string[]
  /** Who lets it send mail names this in the SPF record. */
  readonly spf?: readonly string[]
  /** The authority that issues the certificates of sites that it serves begins like this. */
  readonly issuer?: readonly string[]
}

/** The vendors that are told apart; hosts are those that each documents for its customers. */
export const vendors = {
  amazonMail: { name: 'Amazon WorkMail', category: 'mail', mx: ['.awsapps.com', '.amazonaws.com'] },
  aws: { name: 'Amazon Web Services', category: 'cloud', connector: 'AWS', issuer: ['Amazon'], spf: ['amazonses.com'] },
  azure: { name: 'Microsoft Azure', category: 'cloud', issuer: ['Microsoft Azure'] },
  barracuda: { name: 'Barracuda', category: 'security', mx: ['.barracudanetworks.com'] },
  cisco: { name: 'Cisco Secure Email', category: 'security', mx: ['.iphmx.com'] },
  cloudflare: {
    ...{ name: 'Cloudflare', category: 'cloud', connector: 'CLOUDFLARE' },
    issuer: ['Cloudflare'],
  },
  google: {
    ...{ name: 'Google Workspace', category: 'mail', connector: 'GOOGLEWORKSPACE' },
    ...{ mx: ['.google.com', '.googlemail.com'], spf: ['_spf.google.com'] },
  },
  googleCloud: { name: 'Google Cloud', category: 'cloud', connector: 'GSC' },
  microsoft: {
    ...{ name: 'Microsoft 365', category: 'mail', connector: 'MICROSOFT' },
    ...{ mx: ['.protection.outlook.com', '.mx.microsoft'], spf: ['spf.protection.outlook.com'] },
  },
  mimecast: { name: 'Mimecast', category: 'security', mx: ['.mimecast.com'] },
  proofpoint: { name: 'Proofpoint', category: 'security', mx: ['.pphosted.com', '.ppe-hosted.com'] },
  rackspace: { name: 'Rackspace Email', category: 'mail', mx: ['.emailsrvr.com'] },
  secureworks: { name: 'Secureworks', category: 'security', connector: 'SECUREWORKS' },
  sophos: { name: 'Sophos', category: 'security', connector: 'SOPHOS' },
  zoho: { name: 'Zoho Mail', category: 'mail', mx: ['.zoho.com', '.zoho.eu', '.zoho.com.au'] },
} as const satisfies Readonly<Record<string, Vendor>>

export type VendorId = keyof typeof vendors
export const vendorIds = Object.keys(vendors) as VendorId[]

/** In the place of a vendor of a category of which none is known. */
export const unknownVendor = 'unknown' as const

/** What is known of an insured's systems. */
interface Known {
  readonly findings?: readonly Pick<Finding, 'check' | 'evidence' | 'verdict'>[] | undefined
  /** The kinds of systems that are connected and tell something. */
  readonly connected?: readonly string[] | undefined
}

const evidenceOf = ({ findings = [] }: Known, check: Finding['check']): string =>
  findings.find((each) => each.check === check && each.verdict !== 'unknown')?.evidence ?? ''

/** Mail servers in the words of their finding: `10 mx1.host.example, 20 mx2.host.example`. */
const serversIn = (evidence: string): string[] =>
  evidence.split(', ').map((each) => `.${each.split(' ')[1] ?? ''}`.toLowerCase().replace(/\.$/, ''))

/** Whom an SPF record names: `include:spf.host.example`. */
const includedIn = (evidence: string): string[] =>
  evidence
    .toLowerCase()
    .split(/\s+/)
    .flatMap((term) => /^[+~?]?include:(.+)$/.exec(term)?.[1] ?? [])

/** The vendors that an insured depends on, as far as its domain shows it and its connected systems say it; in order. */
export const vendorsOf = (known: Known): VendorId[] => {
  const servers = serversIn(evidenceOf(known, 'mx'))
  const included = includedIn(evidenceOf(known, 'spf'))
  const issuer = /, by (.*), to /.exec(evidenceOf(known, 'certificate'))?.[1] ?? ''
  return vendorIds.filter((id) => {
    const vendor: Vendor = vendors[id]
    return (
      (vendor.connector !== undefined && known.connected?.includes(vendor.connector) === true) ||
      vendor.mx?.some((end) => servers.some((server) => server.endsWith(end))) ||
      vendor.spf?.some((name) => included.includes(name)) ||
      vendor.issuer?.some((name) => issuer.startsWith(name))
    )
  })
}
