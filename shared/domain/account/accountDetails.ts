import { z } from 'zod'
import {
  AccountName,
  DbaOrTradestyle,
  DomainName,
  Employees,
  entityTypes,
  ForeignRevenue,
  IndustryCode,
  ownershipTypes,
  PercentInternationalSales,
  PrimaryShare,
  Revenue,
  YearEstablished,
  YesNo,
} from './firmographics.ts'

/** A mailing address, when it is not the main one. */
export const MailingAddress = z.object({
  address1: z.string().trim().min(1, 'Mailing address is required'),
  address2: z.string().trim().optional(),
  address3: z.string().trim().optional(),
  city: z.string().trim().min(1, 'Mailing city is required'),
  state: z.string().trim().optional(),
  zipCode: z.string().trim().min(1, 'Mailing postal code is required'),
  country: z.string().trim().optional(),
})

/**
 * The account details form by its wire names (administration, section 3). What depends on the region, the product or the
 * year (state, postcode, phone, required extras) is in `detailsProblems`.
 */
export const AccountDetails = z.object({
  name: AccountName,
  dbaOrTradestyle: DbaOrTradestyle.optional(),
  ein: z.string().trim().optional(),
  dunsNumber: z.string().trim().optional(),
  domainName: DomainName.optional(),
  domains: z.array(z.object({ domain: DomainName })).optional(),
  url: z.string().trim().optional(),
  naicsCode: IndustryCode.optional(),
  sicCode: IndustryCode.optional(),
  primaryIndustry: z.string().optional(),
  secondaryIndustry: z.string().optional(),
  sicPrimaryDesc: z.string().optional(),
  sicSecondaryDesc: z.string().optional(),
  primaryNaicsPercentage: PrimaryShare,
  secondNaicsCode: IndustryCode.optional(),
  secondPrimaryIndustry: z.string().optional(),
  secondSecondaryIndustry: z.string().optional(),
  secondaryNaicsPercentage: z.number().min(0).max(49).optional(),
  revenue: Revenue,
  nonUsRevenue: ForeignRevenue.optional(),
  totalRevenue: Revenue.optional(),
  noOfEmployeesAll: Employees,
  yearEstablished: YearEstablished,
  ownershipType: z.enum(ownershipTypes, 'Ownership Type is required'),
  entityType: z.enum(entityTypes, 'Organization Type is required'),
  isFranchise: z.boolean().optional(),
  franchiseSystemConnectivity: YesNo.optional(),
  collectingPersonalInformation: YesNo.optional(),
  numberOfPersonalRecords: z.number().int().min(0).optional(),
  percentInternationalSales: PercentInternationalSales.optional(),
  phoneNumber: z.string().trim().min(1, 'Phone Number is required'),
  address1: z.string().trim().min(1, 'Address is required'),
  address2: z.string().trim().optional(),
  address3: z.string().trim().optional(),
  city: z.string().trim().min(1, 'City is required'),
  state: z.string().trim().optional(),
  zipCode: z.string().trim().min(1, 'Zip Code is required'),
  mailingAddress: MailingAddress.optional(),
  changeInScope: YesNo.optional(),
  changeInScopeDetail: z.string().trim().optional(),
})
export type AccountDetails = z.infer<typeof AccountDetails>

/** What is known of an account before the form is filled: any part of the details. */
export const Firmographics = AccountDetails.partial()
export type Firmographics = z.infer<typeof Firmographics>
