import { loss, ofManagement } from './definitions.ts'
import type { ManagementLine } from './managementForm.ts'

/** What the employment practices form has of its own. */
export const employmentPractices: ManagementLine = {
  agreements: {
    EMPLOYMENT_PRACTICES: {
      text: 'We will pay on behalf of the Insureds Loss that they are obligated to pay because of a Claim first made against them during the Policy Period, by or for an Employee or an applicant for employment, for an Employment Act.',
    },
    THIRD_PARTY_DISCRIMINATION: {
      text: 'We will pay on behalf of the Insureds Loss that they are obligated to pay because of a Claim first made against them during the Policy Period, by a customer, supplier, visitor or another natural person who is not an Employee, for a Third-Party Act.',
    },
    WAGE_AND_HOUR: {
      text: 'We will pay Defense Costs because of a Claim first made against the Insureds during the Policy Period that alleges a violation of the Fair Labor Standards Act or a like law on pay, breaks, overtime or the classification of Employees. We do not pay, under this or another agreement, the wages or damages that are owed. The exclusion of wages and hours does not apply to these Defense Costs.',
    },
    WORKPLACE_VIOLENCE: {
      text: 'We will pay the reasonable cost, incurred within ninety days of an act or a threat of deadly force with a weapon at a workplace of the Company during the Policy Period, of counseling for Employees and their families, of independent security, of advice on public relations, and of a consultant who investigates. No Deductible applies.',
    },
  },
  definitions: {
    ...ofManagement,
    Claim: {
      text: 'any of these, made against an Insured for a Wrongful Act:',
      items: [
        'a written demand for money, reinstatement or other relief;',
        'a civil or arbitral proceeding, begun by service of a complaint or a like paper;',
        'a proceeding before the Equal Employment Opportunity Commission or a like authority of a state, begun by a charge or a notice of investigation; and',
        'a written request to toll or waive a period of limitation.',
      ],
      after: 'A grievance under a collective bargaining agreement, and a criminal proceeding, are none.',
    },
    'Employment Act': {
      text: 'any of these, actual or alleged, in the employment or possible employment of a natural person by the Company:',
      items: [
        'wrongful termination, discharge or demotion, and breach of an implied contract of employment;',
        'discrimination because of race, color, religion, age, sex, gender identity, sexual orientation, pregnancy, national origin, disability or another class that law protects;',
        'harassment, sexual or other, and a hostile workplace;',
        'retaliation for the exercise of a right or for reporting a wrong;',
        'wrongful discipline, evaluation or failure to hire or promote, and negligent hiring, supervision or training; and',
        'defamation, humiliation, invasion of privacy or infliction of emotional distress, where related to one of these.',
      ],
    },
    Insured:
      'the Company, each Executive, each Employee, and the spouse, estate, heirs and legal representatives of these for what these did.',
    Loss: {
      ...loss,
      text: loss.text.replace('damages, judgments,', 'damages, back pay and front pay, judgments,'),
    },
    'Third-Party Act':
      'discrimination against, or harassment of, a natural person who is not an Employee, actual or alleged, by an Insured in the business of the Company.',
    'Wrongful Act':
      'an Employment Act, a Third-Party Act where the coverage for one is bought, and a violation of laws on pay where the coverage for its defense is bought.',
  },
  exclusions: [
    {
      title: 'Benefits and social insurance',
      text: 'What is owed under workers’ compensation, unemployment, disability or social security law, and duties under the Employee Retirement Income Security Act of 1974. Retaliation is not excluded.',
    },
    {
      title: 'Contracts of employment',
      text: 'What is owed under an express written contract of employment, or by an agreement on severance. Defense Costs are not excluded.',
    },
    {
      title: 'Cost of accommodation',
      text: 'The cost of changing a building, a workplace or equipment so that a person with a disability can use it.',
    },
    {
      title: 'Labor relations and mass layoffs',
      text: 'Rights and duties under the National Labor Relations Act, the Worker Adjustment and Retraining Notification Act and the Occupational Safety and Health Act, and like laws. Retaliation is not excluded.',
    },
    {
      title: 'Wages and hours',
      text: 'A violation of the Fair Labor Standards Act, other than the Equal Pay Act, or of a like law on pay, breaks, overtime or classification. Retaliation is not excluded.',
    },
  ],
}
