import { z } from 'zod'
import { entityTypes, ownershipTypes, YesOrNo } from '#shared/domain/account/firmographics.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { YesNo } from '#shared/domain/coverage/securityAnswers.ts'
import { TeamId } from '#shared/domain/ids/ids.ts'
import { Revenue } from '#shared/domain/money/amounts.ts'
import { RiskProfile } from '#shared/domain/risk/riskFactor.ts'
import { filledLine } from '#shared/domain/text/text.ts'
import { accountStatuses } from '#shared/records/account/accountStatus.ts'

/** A team of an agency as accounts name it (administration, section 3). */
export const AccountTeam = z.strictObject({ id: TeamId, name: filledLine(100) })
export type AccountTeam = z.infer<typeof AccountTeam>

/** An address where mail goes, as it is kept. */
export const PostalAddress = z.object({
  address1: z.string(),
  address2: z.string().optional(),
  address3: z.string().optional(),
  city: z.string(),
  state: z.string().optional(),
  zipCode: z.string(),
  country: z.string().optional(),
})
export type PostalAddress = z.infer<typeof PostalAddress>

/** By whom an insured wants to be looked after, as the agent was called by then. */
export const PreferredAgent = z.object({
  agencyId: z.string(),
  agencyName: z.string(),
  agentFirstName: z.string(),
  agentLastName: z.string(),
  agentEmail: z.string(),
  agentPhoneNumber: z.string().optional(),
  chosenBy: z.string(),
  at: Instant,
})
export type PreferredAgent = z.infer<typeof PreferredAgent>

/**
 * An account: a company that is insured or may be, by its wire names (administration, section 3; identity-and-public,
 * section 3). Details that are not known yet are absent. Revenue is in whole currency units of the region.
 */
export const Account = z.object({
  id: z.string(),
  name: z.string(),
  accountType: z.literal('CUSTOMER'),
  status: z.enum(accountStatuses),
  cbid: z.string().describe('The company in the company data.'),
  ...RiskProfile.shape,
  dunsNumber: z.string().optional(),
  ein: z.string().optional(),
  dbaOrTradestyle: z.string().optional(),
  agencyId: z.string().optional(),
  agencyName: z.string().optional(),
  agentFirstName: z.string().optional(),
  agentLastName: z.string().optional(),
  agentEmail: z.string().optional(),
  agentPhone: z.string().optional(),
  preferredAgent: PreferredAgent.optional(),
  teams: z.array(z.object({ id: z.string(), name: z.string() })),
  policyContactFirstName: z.string().optional(),
  policyContactLastName: z.string().optional(),
  policyContactEmail: z.string().optional(),
  policyContactPhone: z.string().optional(),
  isVerifiedByAgent: z.boolean(),
  verifiedDate: z.string().optional(),
  naicsCode: z.string().optional(),
  sicCode: z.string().optional(),
  primaryIndustry: z.string().optional(),
  secondaryIndustry: z.string().optional(),
  sicPrimaryDesc: z.string().optional(),
  sicSecondaryDesc: z.string().optional(),
  primaryNaicsPercentage: z.number().optional(),
  secondNaicsCode: z.string().optional(),
  secondPrimaryIndustry: z.string().optional(),
  secondSecondaryIndustry: z.string().optional(),
  secondaryNaicsPercentage: z.number().optional(),
  revenue: Revenue.optional(),
  nonUsRevenue: Revenue.optional(),
  totalRevenue: Revenue.optional(),
  noOfEmployeesAll: z.int().optional(),
  yearEstablished: z.int().optional(),
  ownershipType: z.enum(ownershipTypes).optional(),
  entityType: z.enum(entityTypes).optional(),
  isFranchise: z.boolean().optional(),
  franchiseSystemConnectivity: YesOrNo.optional(),
  collectingPersonalInformation: YesOrNo.optional(),
  numberOfPersonalRecords: z.int().optional(),
  percentInternationalSales: z.number().optional(),
  domainName: z.string().optional(),
  domains: z.array(z.object({ domain: z.string() })).optional(),
  hostname: z.string().optional(),
  url: z.string().optional(),
  phoneNumber: z.string().optional().describe('Digits with the country code.'),
  phoneExtension: z.string().optional(),
  address1: z.string().optional(),
  address2: z.string().optional(),
  address3: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  zipCode: z.string().optional(),
  mailingAddress: PostalAddress.optional(),
  changeInScope: YesOrNo.optional(),
  changeInScopeDetail: z.string().optional(),
  incidentResponsePlan: YesNo.optional(),
  enforceMfa: z.boolean(),
  openForRenewal: z.boolean(),
  hasBusiness: z.literal(true).optional().describe('Cover was bound for it: it is closed, and never deleted.'),
  tags: z.array(z.string()),
  declineReason: z.string().optional(),
  created: z.string(),
  updated: z.string(),
})
export type Account = z.infer<typeof Account>
