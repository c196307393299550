import { aslValidator } from './aslValidator.ts'
import { cfnLint } from './cfnLint.ts'
import { checkov } from './checkov.ts'
import { cspEvaluator } from './cspEvaluator.ts'
import { dynamodbLocal } from './dynamodbLocal.ts'
import { firefox } from './firefox.ts'
import type { Judge } from './judge.ts'
import { nuChecker } from './nuChecker.ts'
import { openApiGenerator } from './openApiGenerator.ts'
import { openApiTypescript } from './openApiTypescript.ts'
import { pythonClient } from './pythonClient.ts'
import { qpdf } from './qpdf.ts'
import { redocly } from './redocly.ts'
import { schemathesis } from './schemathesis.ts'
import { spectral } from './spectral.ts'
import { veraPdf } from './veraPdf.ts'
import { webKit } from './webKit.ts'

/** All judges; those that take longest come first. */
export const judges: readonly Judge[] = [
  schemathesis,
  dynamodbLocal,
  nuChecker,
  webKit,
  firefox,
  pythonClient,
  cfnLint,
  checkov,
  veraPdf,
  openApiGenerator,
  spectral,
  openApiTypescript,
  redocly,
  aslValidator,
  cspEvaluator,
  qpdf,
]
