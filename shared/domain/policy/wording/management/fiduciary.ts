import { loss, ofManagement } from './definitions.ts'
import type { ManagementLine } from './managementForm.ts'

/** What the fiduciary form has of its own. */
export const fiduciary: ManagementLine = {
  agreements: {
    FIDUCIARY_LIABILITY: {
      text: 'We will pay on behalf of the Insureds Loss that they are obligated to pay because of a Claim first made against them during the Policy Period for a breach of duty, a negligent act or an administrative error in connection with a Plan.',
    },
    SETTLOR_LIABILITY: {
      text: 'We will pay on behalf of the Insureds Loss that they are obligated to pay because of a Claim first made against them during the Policy Period for a Wrongful Act in setting up, funding, changing or ending a Plan, though they did not act as fiduciaries in it.',
    },
    PLAN_CORRECTION: {
      text: 'We will pay the fees, penalties and sanctions that the Insureds pay to the Internal Revenue Service or the Department of Labor under a voluntary program of correction for a Plan, for a failure that they first learned of during the Policy Period and reported to us before they entered the program. We do not pay what it costs to put the Plan’s benefits or funding right.',
    },
    HIPAA_PENALTIES: {
      text: 'We will pay civil penalties, where they may be insured, that are imposed on an Insured because of a Claim first made during the Policy Period for a violation, in connection with a Plan, of the Health Insurance Portability and Accountability Act of 1996 or of the Patient Protection and Affordable Care Act.',
    },
  },
  definitions: {
    ...ofManagement,
    Claim: {
      text: 'any of these, made against an Insured for a Wrongful Act:',
      items: [
        'a written demand for money or other relief;',
        'a civil, administrative or arbitral proceeding, begun by service of a complaint or a like paper;',
        'a criminal proceeding, begun by indictment or a like paper;',
        'a formal investigation or fact-finding by the Department of Labor, the Pension Benefit Guaranty Corporation or a like authority, once an Insured is identified in writing; and',
        'a written request to toll or waive a period of limitation.',
      ],
      after: 'A benefit claim that is answered by the Plan’s own procedure is none until it is a proceeding.',
    },
    Insured:
      'the Company, each Plan, each Executive and Employee in the capacity of fiduciary, administrator or settlor of a Plan, and the spouse, estate, heirs and legal representatives of these for what these did.',
    Loss: loss,
    Plan: 'an employee benefit plan, as the Employee Retirement Income Security Act of 1974 defines it or exempt from it, that the Company sponsors for its Employees alone; not a multiemployer plan, and an employee stock ownership plan only where an endorsement says so.',
    'Wrongful Act':
      'an actual or alleged breach of the duties that law lays upon the fiduciaries of a Plan; a negligent act, error or omission in the administration of a Plan, such as in enrolling, counseling, keeping records and calculating benefits; and, where the coverage for it is bought, an act as its settlor.',
  },
  exclusions: [
    {
      title: 'Benefits and contributions',
      text: 'Benefits that are due or become due under a Plan, and contributions that the Company owes to it. Defense Costs, and what a fiduciary must pay personally, are not excluded.',
    },
    {
      title: 'Employment practices',
      text: 'Discrimination, harassment or wrongful termination. A violation of section 510 of the Employee Retirement Income Security Act of 1974 is not excluded.',
    },
    {
      title: 'Liability of others',
      text: 'A liability of others that an Insured has assumed by contract, other than by the agreement that established the Plan.',
    },
    {
      title: 'Social insurance',
      text: 'What is owed under workers’ compensation, unemployment, disability or social security law.',
    },
  ],
  claims: [
    {
      title: 'Recourse against fiduciaries',
      text: 'Where this policy was bought with money of a Plan, we may recover from a fiduciary what we paid because of that person’s breach of duty, as law requires. Where the Company or the fiduciary has paid for it, we waive that recourse.',
    },
  ],
}
