import { z } from 'zod'
import { filledLine, line, text } from '../text/text.ts'
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
  YesOrNo,
} from './firmographics.ts'

/** A mailing address, when it is not the main one. */
export const MailingAddress = z.object({
  address1: filledLine(200, { missing: 'Mailing address is required' }),
  address2: line(200).optional(),
  address3: line(200).optional(),
  city: filledLine(100, { missing: 'Mailing city is required' }),
  state: line(50).optional(),
  zipCode: filledLine(12, { missing: 'Mailing postal code is required' }).meta({ regional: 'postcode' }),
  country: line(60).optional(),
})

/**
 * The account details form by its wire names (administration, section 3). What depends on the region, the product or the
 * year (state, postcode, phone, required extras) is in `detailsProblems`.
 */
export const AccountDetails = z.object({
  name: AccountName,
  dbaOrTradestyle: DbaOrTradestyle.optional(),
  ein: line(20).optional(),
  dunsNumber: line(20).optional(),
  domainName: DomainName.optional(),
  domains: z.array(z.object({ domain: DomainName })).optional(),
  url: line(1000).optional(),
  naicsCode: IndustryCode.optional(),
  sicCode: IndustryCode.optional(),
  primaryIndustry: line(300).optional(),
  secondaryIndustry: line(300).optional(),
  sicPrimaryDesc: line(300).optional(),
  sicSecondaryDesc: line(300).optional(),
  primaryNaicsPercentage: PrimaryShare,
  secondNaicsCode: IndustryCode.optional(),
  secondPrimaryIndustry: line(300).optional(),
  secondSecondaryIndustry: line(300).optional(),
  secondaryNaicsPercentage: z.number().min(0).max(49).optional(),
  revenue: Revenue,
  nonUsRevenue: ForeignRevenue.optional(),
  totalRevenue: Revenue.optional(),
  noOfEmployeesAll: Employees,
  yearEstablished: YearEstablished,
  ownershipType: z.enum(ownershipTypes, 'Ownership Type is required'),
  entityType: z.enum(entityTypes, 'Organization Type is required'),
  isFranchise: z.boolean().optional(),
  franchiseSystemConnectivity: YesOrNo.optional(),
  collectingPersonalInformation: YesOrNo.optional(),
  numberOfPersonalRecords: z.number().int().min(0).optional(),
  percentInternationalSales: PercentInternationalSales.optional(),
  phoneNumber: filledLine(40, { missing: 'Phone Number is required' }).meta({ regional: 'phone' }),
  address1: filledLine(200, { missing: 'Address is required' }),
  address2: line(200).optional(),
  address3: line(200).optional(),
  city: filledLine(100, { missing: 'City is required' }).meta({ regional: 'city' }),
  state: line(50).meta({ regional: 'state' }).optional(),
  zipCode: filledLine(12, { missing: 'Zip Code is required' }).meta({ regional: 'postcode' }),
  mailingAddress: MailingAddress.optional(),
  changeInScope: YesOrNo.optional(),
  changeInScopeDetail: text(2000).optional(),
})
export type AccountDetails = z.infer<typeof AccountDetails>

/** What is known of an account before the form is filled: any part of the details. */
export const Firmographics = AccountDetails.partial()
export type Firmographics = z.infer<typeof Firmographics>
