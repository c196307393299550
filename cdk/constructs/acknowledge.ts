import { Validations } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'

/** Accepts what a policy check finds on a construct and below it, with the reason for it. */
export const acknowledge = (construct: IConstruct, reason: string, ...findings: readonly string[]): void =>
  Validations.of(construct).acknowledge(...findings.map((finding) => ({ id: `AwsSolutions::${finding}`, reason })))
