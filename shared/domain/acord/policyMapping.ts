import type { Mapping } from './acordFile.ts'

const insured = 'InsuredOrPrincipal/GeneralPartyInfo'
const business = 'InsuredOrPrincipal/InsuredOrPrincipalInfo/BusinessInfo'
const producer = 'Producer/GeneralPartyInfo'
const policy = 'CommlPolicy'

/** A policy as it stands, by its names in the API. */
export const policyMapping: Mapping = {
  message: 'CommlPkgPolicyInqRs',
  rows: [
    [`${producer}/NameInfo/CommlName/CommercialName`, 'agencyName'],
    [`${producer}/NameInfo/PersonName/Surname`, 'agentLastName'],
    [`${producer}/NameInfo/PersonName/GivenName`, 'agentFirstName'],
    [`${producer}/Communications/PhoneInfo/PhoneNumber`, 'agentPhone'],
    [`${producer}/Communications/EmailInfo/EmailAddr`, 'agentEmail'],
    ['Producer/ProducerInfo/ContractNumber', 'agencyId'],
    [`${insured}/NameInfo/CommlName/CommercialName`, 'companyName'],
    [`${insured}/NameInfo/CommlName/SupplementaryNameInfo/SupplementaryName`, 'firmographicData.dbaOrTradestyle'],
    [`${insured}/NameInfo/TaxIdentity/TaxId`, 'firmographicData.ein'],
    [`${insured}/Addr/Addr1`, 'firmographicData.address1'],
    [`${insured}/Addr/Addr2`, 'firmographicData.address2'],
    [`${insured}/Addr/City`, 'firmographicData.city'],
    [`${insured}/Addr/StateProvCd`, 'firmographicData.state'],
    [`${insured}/Addr/PostalCode`, 'firmographicData.zipCode'],
    [`${insured}/Addr/Country`, 'firmographicData.country'],
    [`${insured}/Communications/PhoneInfo/PhoneNumber`, 'firmographicData.phoneNumber'],
    [`${insured}/Communications/WebsiteInfo/WebsiteURL`, 'firmographicData.domainName'],
    [`${business}/SICCd`, 'firmographicData.sicCode'],
    [`${business}/NAICSCd`, 'firmographicData.naicsCode'],
    [`${business}/BusinessStartDt`, 'firmographicData.yearEstablished'],
    [`${business}/NumEmployees`, 'firmographicData.noOfEmployeesAll'],
    [`${business}/AnnualGrossReceiptsAmt/Amt`, 'firmographicData.revenue'],
    ['InsuredOrPrincipal/ItemIdInfo/SystemId', 'accountId'],
    [`${policy}/PolicyNumber`, 'policyNumber'],
    [`${policy}/CompanyProductCd`, 'productType'],
    [`${policy}/PolicyStatusCd`, 'status'],
    [`${policy}/ContractTerm/EffectiveDt`, 'effectiveDate'],
    [`${policy}/ContractTerm/ExpirationDt`, 'expirationDate'],
    [`${policy}/OriginalInceptionDt`, 'issuedAt'],
    [`${policy}/WrittenAmt/Amt`, 'premium', 'amount'],
    [`${policy}/CurrentTermAmt/Amt`, 'totalPremium', 'amount'],
    [`${policy}/Limit/FormatInteger`, 'limit'],
    [`${policy}/Limit/AggregateLimit/FormatInteger`, 'aggLimit'],
    [`${policy}/Deductible/FormatInteger`, 'deductible'],
    [`${policy}/ItemIdInfo/SystemId`, 'id'],
  ],
  many: [
    {
      element: 'PolicyFee',
      of: 'fees',
      rows: [
        ['FeeCd', 'key'],
        ['FeeAmt/Amt', 'amount', 'amount'],
      ],
    },
    {
      element: 'PolicyTax',
      of: 'taxes',
      rows: [
        ['TaxCd', 'key'],
        ['TaxAmt/Amt', 'amount', 'amount'],
      ],
    },
    {
      element: 'CommlCoverage',
      of: 'coverages',
      rows: [
        ['CoverageCd', 'coverageId'],
        ['CoverageDesc', 'name'],
        ['Limit/FormatInteger', 'limit'],
        ['Deductible/FormatInteger', 'retention'],
        ['CurrentTermAmt/Amt', 'premium', 'amount'],
      ],
    },
  ],
  leftOut: ['allowedActions', 'currency', 'documents', 'lastUpdated'],
}
