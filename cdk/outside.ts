import type { TrustAccount } from '#shared/contracts/billing/trustAccount.ts'
import { isAbn } from '#shared/domain/account/abn.ts'
import type { ToolChoices } from '#shared/domain/integration/toolChoices.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { Deployment } from './deployments.ts'

/** The parties beyond the platform that a region works with. A sandbox invents what it answers. */
export interface Outside {
  /** The premium trust account, to which checks and wires go. */
  readonly bankDetails: TrustAccount | 'sandbox'
  /**
   * The provider's number, digits alone, where the law has its invoices say it: its ABN in Australia. `none` where they say
   * none; the sandbox's is nobody's.
   */
  readonly businessNumber: string
  /** Where companies are looked up. A real one knows us by the secret `palisade/<region>/register`. */
  readonly companyRegister: 'abnLookup' | 'companiesHouse' | 'sandbox'
  /**
   * With what the insured signs a plan of instalments. `typedName`: with the full name typed on the platform's own page,
   * which whoever deploys holds to be a signature by the region's law; nobody else vouches for who typed it.
   */
  readonly eSignature: 'sandbox' | 'typedName'
  /** Where licenses of agencies and agents are verified; `none` leaves them as they are entered. */
  readonly licenseRegister: 'none' | 'sandbox'
  /**
   * Who scans uploads for malware: ClamAV in a container of the deployment, or the examination's own marks alone, which know
   * kinds of harm and no malware of the day.
   */
  readonly malwareScanner: 'clamav' | 'embedded'
  /** Who takes cards and bank debits, by the name on receipts and the address of its API. A sandbox moves no money. */
  readonly processor: { readonly kind: 'live' | 'sandbox'; readonly name: string; readonly url: string }
  /**
   * Which sanctions lists names are held against: the one that ships with the platform, which is short, or official ones,
   * fetched each night from where they are published.
   */
  readonly sanctionsLists: 'shipped' | readonly ('dfat' | 'ofac' | 'ofsi')[]
  /** Who looks at domains from outside: `passive` is the platform itself, by what anybody may look up. */
  readonly securityScanner: 'passive' | 'sandbox'
  /**
   * Which systems of insureds can be connected, and whom each is asked at. A sandbox invents what they tell; the clients of
   * the sign-ins are known by the secrets `palisade/<region>/google` and `palisade/<region>/microsoft`.
   */
  readonly securityTools: ToolChoices
  /**
   * By which Slack knows the platform's app; where it is left out, Slack is not offered. Its secret is
   * `palisade/<region>/slack`.
   */
  readonly slackClientId?: string
}

/** The register of each region that there is an adapter for. */
const registers: Readonly<Record<RegionCode, Outside['companyRegister'] | undefined>> = {
  us: undefined,
  uk: 'companiesHouse',
  au: 'abnLookup',
}

/** The list by which a company of the region must be screened. */
const homeList = { us: 'ofac', uk: 'ofsi', au: 'dfat' } as const satisfies Readonly<Record<RegionCode, string>>

/** By port: what is missing, and what to set; undefined where a real party stands. */
const ports: readonly ((deployment: Deployment) => string | undefined)[] = [
  ({ outside: { bankDetails } }) =>
    bankDetails === 'sandbox'
      ? "the bank details are the sandbox's; set `outside.bankDetails` to the premium trust account"
      : undefined,
  ({ region, outside: { businessNumber } }) => {
    if (region === 'au')
      return isAbn(businessNumber)
        ? undefined
        : `the business number is ${businessNumber === 'sandbox' ? 'the sandbox' : businessNumber}, which no tax invoice may say; set \`outside.businessNumber\` to the provider's ABN`
    return businessNumber === 'none'
      ? undefined
      : `the business number is ${businessNumber === 'sandbox' ? 'the sandbox' : businessNumber}; set \`outside.businessNumber\` to \`none\`, since the region's invoices say none`
  },
  ({ region, outside: { companyRegister } }) => {
    const real = registers[region]
    if (companyRegister === real) return undefined
    return real === undefined
      ? `the company register is ${companyRegister === 'sandbox' ? 'the sandbox' : companyRegister}; the region has no adapter yet: add one to \`functions/account/register\` and set \`outside.companyRegister\` to it`
      : `the company register is ${companyRegister === 'sandbox' ? 'the sandbox' : companyRegister}; set \`outside.companyRegister\` to \`${real}\` and its key in the secret \`palisade/${region}/register\``
  },
  ({ outside: { eSignature } }) =>
    eSignature === 'sandbox'
      ? 'the e-signature is the sandbox; set `outside.eSignature` to `typedName` where a typed name binds by law'
      : undefined,
  ({ outside: { licenseRegister } }) =>
    licenseRegister === 'sandbox'
      ? 'the license register is the sandbox; set `outside.licenseRegister` to `none`, or add an adapter to `functions/agency/register`'
      : undefined,
  ({ outside: { malwareScanner } }) =>
    malwareScanner === 'embedded'
      ? 'the malware scanner is the embedded one; set `outside.malwareScanner` to `clamav`'
      : undefined,
  ({ outside: { processor } }) =>
    processor.kind === 'sandbox'
      ? 'the payment processor is the sandbox; set `outside.processor` to one of kind `live` with its name and address'
      : undefined,
  ({ region, outside: { sanctionsLists } }) => {
    if (sanctionsLists !== 'shipped' && sanctionsLists.includes(homeList[region])) return undefined
    return sanctionsLists === 'shipped'
      ? `names are screened against the list that ships with the platform, which is short; set \`outside.sanctionsLists\` to \`['${homeList[region]}']\` or more`
      : `names are not screened against the list of the region; add \`${homeList[region]}\` to \`outside.sanctionsLists\``
  },
  ({ outside: { securityScanner } }) =>
    securityScanner === 'sandbox'
      ? 'the security scanner is the sandbox; set `outside.securityScanner` to `passive`'
      : undefined,
  ({ outside: { securityTools } }) => {
    if (securityTools === 'none') return undefined
    if (securityTools === 'sandbox')
      return 'what insureds connect is the sandbox; set `outside.securityTools` to `none`, or to the systems that are asked at their real party'
    const invented = Object.entries(securityTools).flatMap(([type, choice]) => (choice === 'sandbox' ? [type] : []))
    return invented.length === 0
      ? undefined
      : `what insureds connect of ${invented.join(', ')} is the sandbox; take it out of \`outside.securityTools\``
  },
  ({ outside: { slackClientId } }) =>
    slackClientId === 'sandbox'
      ? 'Slack is the sandbox; set `outside.slackClientId` to the client ID of the app, or leave it out'
      : undefined,
]

/** Why a deployment may not do business, a sentence for each port; none for one that does not, or may. */
export const sandboxesInProduction = (deployment: Deployment): string[] =>
  deployment.environment === 'production'
    ? ports
        .map((port) => port(deployment))
        .filter((found) => found !== undefined)
        .map((found) => `In production of ${deployment.region} ${found} (cdk/deployments.ts).`)
    : []
