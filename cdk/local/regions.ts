import { signingKeyTag } from '#functions/_platform/auth/signingKeyTag.ts'
import { type RegionCode, regionCodes } from '#shared/regions/code.ts'

/** The names that one business region's resources have on this machine. */
export interface LocalRegion {
  readonly code: RegionCode
  readonly awsRegion: string
  readonly tableName: string
  readonly filesBucket: string
  readonly userPoolId: string
  readonly userPoolClientId: string
  readonly signingKeyId: string
  readonly eventBusName: string
  readonly mailFrom: string
  /** Where people write to the underwriters. */
  readonly inboxAddress: string
}

const awsRegions = { us: 'us-east-1', uk: 'eu-west-2', au: 'ap-southeast-2' } as const satisfies Record<
  RegionCode,
  string
>

export const localRegion = (code: RegionCode): LocalRegion => ({
  code,
  awsRegion: awsRegions[code],
  tableName: `palisade-${code}`,
  filesBucket: `palisade-${code}-files`,
  userPoolId: `${awsRegions[code]}_palisade`,
  userPoolClientId: `palisade-${code}-web`,
  signingKeyId: `alias/palisade-${code}-signing`,
  eventBusName: `palisade-${code}`,
  mailFrom: `Palisade <no-reply@${code}.palisade.example>`,
  inboxAddress: `submissions@${code}.palisade.example`,
})

/** The first key of each region that signs its access tokens, by its alias, with the tag that says so. */
export const signingKeysOf = (
  regions: readonly LocalRegion[],
): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(regions.map(({ code, signingKeyId }) => [signingKeyId, { [signingKeyTag]: code }]))

/** The business region whose functions run in an AWS region; locally each has its own. */
export const regionOfAwsRegion = (awsRegion: string): RegionCode | undefined =>
  regionCodes.find((code) => awsRegions[code] === awsRegion)
