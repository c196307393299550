import { readFileSync } from 'node:fs'
import type { platformApp } from './platform.ts'

/** A stack as CloudFormation gets it; `Template` is what of it whoever asks looks at. */
export interface Synthesized<Template> {
  readonly name: string
  readonly account: string
  readonly awsRegion: string
  readonly template: Template
}

/** Synthesizes the stacks of all regions. Throws when a policy check finds what nobody has accepted with a reason. */
export const synthesized = <Template>(app: ReturnType<typeof platformApp>): Synthesized<Template>[] =>
  app.synth().stacks.map(({ stackName, environment, templateFullPath }) => ({
    name: stackName,
    account: environment.account,
    awsRegion: environment.region,
    template: JSON.parse(readFileSync(templateFullPath, 'utf8')),
  }))
