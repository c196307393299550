import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import { Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events'
import { SfnStateMachine } from 'aws-cdk-lib/aws-events-targets'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { DefinitionBody, LogLevel, StateMachine, StateMachineType } from 'aws-cdk-lib/aws-stepfunctions'
import type { Construct } from 'constructs'
import type { ServiceManifest } from '#functions/_platform/manifest.ts'
import { acknowledge } from '../constructs/acknowledge.ts'
import type { Ground } from '../constructs/ground.ts'
import { OperatorAlarm } from '../constructs/OperatorAlarm.ts'
import { DeadLetterQueue } from '../constructs/PrivateQueue.ts'
import { taskServices, withFunctions } from '../constructs/workflowDefinition.ts'

/** The state machines of all services, each started by its event. */
export class WorkflowStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    ground: Ground,
    manifests: readonly ServiceManifest[],
    workers: ReadonlyMap<string, LambdaFunction>,
    props: StackProps,
  ) {
    super(scope, id, props)
    for (const manifest of manifests)
      for (const [name, { startedBy, definition }] of Object.entries(manifest.workflows ?? {})) {
        const functionArns = new Map([...workers].map(([service, lambda]) => [service, lambda.functionArn]))
        const machine = new StateMachine(this, name, {
          stateMachineName: `palisade-${ground.deployment.region}-${name}`,
          stateMachineType: StateMachineType.STANDARD,
          definitionBody: DefinitionBody.fromString(JSON.stringify(withFunctions(definition, functionArns))),
          tracingEnabled: true,
          timeout: Duration.hours(1),
          logs: {
            level: LogLevel.ALL,
            includeExecutionData: false,
            destination: new LogGroup(this, `${name}Logs`, {
              retention: RetentionDays.ONE_YEAR,
              removalPolicy: RemovalPolicy.RETAIN,
              encryptionKey: ground.dataKey,
            }),
          },
        })
        acknowledge(machine, 'X-Ray and log delivery have no resource to name.', 'AwsSolutions-IAM5[Resource::*]')
        machine.addToRolePolicy(
          new PolicyStatement({
            actions: ['lambda:InvokeFunction'],
            resources: taskServices(definition).flatMap((service) => functionArns.get(service) ?? []),
          }),
        )
        const dead = new DeadLetterQueue(this, `${name}Dead`, ground, `${name} does not start. ${manifest.errorImpact}`)
        new Rule(this, `${name}Rule`, {
          eventBus: ground.bus,
          eventPattern: { source: ['palisade'], detailType: [startedBy] },
          targets: [
            new SfnStateMachine(machine, { input: RuleTargetInput.fromEventPath('$.detail'), deadLetterQueue: dead }),
          ],
        })
        new OperatorAlarm(this, `${name}Failed`, ground, {
          metric: machine.metricFailed({ period: Duration.minutes(5) }),
          threshold: 1,
          impact: `${name} stopped half-way. ${manifest.errorImpact}`,
        })
      }
  }
}
