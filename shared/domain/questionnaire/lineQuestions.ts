import { crimeQuestions } from '../../products/management/crime/questions.ts'
import { directorsAndOfficersQuestions } from '../../products/management/directorsAndOfficers/questions.ts'
import { employmentPracticesQuestions } from '../../products/management/employmentPractices/questions.ts'
import { fiduciaryQuestions } from '../../products/management/fiduciary/questions.ts'
import type { Product } from '../../regions/products.ts'
import type { Question } from './question.ts'

/** The questions of products that ask their own. */
export const lineQuestions: Readonly<Partial<Record<Product, readonly Question[]>>> = {
  SP_CRIME: crimeQuestions,
  SP_DO: directorsAndOfficersQuestions,
  SP_EPL: employmentPracticesQuestions,
  SP_FID: fiduciaryQuestions,
}
