import { aggregate, anyRetention, type Row, smallRetention, sublimit, sublimitOrAggregate } from './coverageBuilder.ts'

const thirdParty = { chartGroup: 'Third Party' } as const
const liability = { ...thirdParty, groupId: 1, limit: aggregate, deductibles: anyRetention } as const

/**
 * The coverages of the management lines – directors and officers, fiduciary, employment practices, crime – as American
 * forms for private companies word them. Liability is claims-made and takes the global retroactive period; crime is
 * triggered by discovery.
 */
export const managementCoverages = {
  DIRECTORS_LIABILITY: {
    ...liability,
    name: { us: 'Side A: Directors and Officers Liability' },
    tooltip: { us: 'Claims against directors and officers that the company may not or cannot indemnify.' },
    mandatory: true,
    deductibles: [],
    retro: 'global',
  },
  COMPANY_REIMBURSEMENT: {
    ...liability,
    name: { us: 'Side B: Company Reimbursement' },
    tooltip: { us: 'What the company pays when it indemnifies its directors and officers for a claim.' },
    mandatory: true,
    retro: 'global',
  },
  ENTITY_LIABILITY: {
    ...liability,
    name: { us: 'Side C: Entity Liability' },
    tooltip: { us: 'Claims against the company itself for wrongful acts in its management.' },
    locked: true,
    retro: 'global',
  },
  PRE_CLAIM_INQUIRY: {
    ...thirdParty,
    groupId: 1,
    name: { us: 'Pre-Claim Inquiry' },
    tooltip: { us: 'Costs of answering a regulator or investigator before there is a claim.' },
    limit: sublimit(100_000, 250_000, 500_000),
    retro: 'global',
  },
  DERIVATIVE_INVESTIGATION: {
    ...thirdParty,
    groupId: 1,
    name: { us: 'Derivative Demand Investigation' },
    tooltip: { us: 'Costs of looking into a demand of owners that the company sue its own directors.' },
    limit: sublimit(100_000, 250_000, 500_000),
    retro: 'global',
  },
  FIDUCIARY_LIABILITY: {
    ...liability,
    name: { us: 'Fiduciary Liability' },
    tooltip: { us: 'Claims that those who run a benefit plan broke their duties under ERISA or similar law.' },
    mandatory: true,
    retro: 'global',
  },
  SETTLOR_LIABILITY: {
    ...thirdParty,
    groupId: 1,
    name: { us: 'Settlor Liability' },
    tooltip: { us: 'Claims over decisions to set up, change or end a benefit plan.' },
    limit: sublimitOrAggregate(100_000, 250_000, 500_000),
    deductibles: anyRetention,
    retro: 'global',
  },
  PLAN_CORRECTION: {
    groupId: 8,
    name: { us: 'Voluntary Plan Correction' },
    tooltip: { us: 'Fees and penalties of putting a plan right under a voluntary program of the IRS or the DOL.' },
    limit: sublimit(50_000, 100_000, 250_000),
    deductibles: smallRetention,
  },
  HIPAA_PENALTIES: {
    groupId: 8,
    name: { us: 'HIPAA and Health Reform Penalties' },
    tooltip: { us: 'Civil penalties under HIPAA and health care reform for the plan, where they may be insured.' },
    limit: sublimit(25_000, 50_000, 100_000, 250_000),
    deductibles: smallRetention,
  },
  EMPLOYMENT_PRACTICES: {
    ...liability,
    name: { us: 'Employment Practices Liability' },
    tooltip: { us: 'Claims of employees for discrimination, harassment, retaliation and wrongful termination.' },
    mandatory: true,
    retro: 'global',
  },
  THIRD_PARTY_DISCRIMINATION: {
    ...thirdParty,
    groupId: 1,
    name: { us: 'Third-Party Discrimination and Harassment' },
    tooltip: { us: 'The same claims of customers, suppliers and visitors.' },
    limit: sublimitOrAggregate(250_000, 500_000, 1_000_000),
    deductibles: anyRetention,
    retro: 'global',
  },
  WAGE_AND_HOUR: {
    ...thirdParty,
    groupId: 1,
    name: { us: 'Wage and Hour Defense' },
    tooltip: { us: 'Defense costs of claims over pay, breaks and overtime; not the pay that is owed.' },
    limit: sublimit(50_000, 100_000, 250_000),
    deductibles: anyRetention,
    retro: 'global',
  },
  WORKPLACE_VIOLENCE: {
    groupId: 8,
    name: { us: 'Workplace Violence Expense' },
    tooltip: { us: 'Counselling, security and communication after violence at the workplace.' },
    limit: sublimit(100_000, 250_000),
  },
  EMPLOYEE_THEFT: {
    groupId: 9,
    name: { us: 'Employee Theft' },
    tooltip: { us: 'Money, securities and property that an employee stole, alone or with others.' },
    mandatory: true,
    limit: aggregate,
    deductibles: anyRetention,
  },
  FORGERY: {
    groupId: 9,
    name: { us: 'Forgery or Alteration' },
    tooltip: { us: 'Loss by cheques and promises to pay that were forged or altered.' },
    limit: sublimitOrAggregate(100_000, 250_000, 500_000),
    deductibles: anyRetention,
  },
  MONEY_ON_PREMISES: {
    groupId: 9,
    name: { us: 'Inside the Premises' },
    tooltip: { us: 'Theft, disappearance or destruction of money and securities inside the premises.' },
    limit: sublimitOrAggregate(25_000, 50_000, 100_000, 250_000),
    deductibles: smallRetention,
  },
  MONEY_IN_TRANSIT: {
    groupId: 9,
    name: { us: 'Outside the Premises' },
    tooltip: { us: 'The same while a messenger or an armored vehicle carries them.' },
    limit: sublimitOrAggregate(25_000, 50_000, 100_000, 250_000),
    deductibles: smallRetention,
  },
  FUNDS_TRANSFER: {
    groupId: 9,
    name: { us: 'Funds Transfer and Computer Fraud' },
    tooltip: { us: 'Money moved by fraudulent orders to the bank or by whoever broke into a system.' },
    limit: sublimitOrAggregate(100_000, 250_000, 500_000),
    deductibles: anyRetention,
  },
  CLIENT_PROPERTY: {
    groupId: 9,
    name: { us: 'Client Property' },
    tooltip: { us: 'What an employee stole from a client at whose place they work.' },
    limit: sublimitOrAggregate(50_000, 100_000, 250_000),
    deductibles: anyRetention,
  },
} as const satisfies Readonly<Record<string, Row>>
