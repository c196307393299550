import { Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { Rule } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { ServiceManifest } from '#functions/_platform/manifest.ts'
import { relayed } from '#functions/platform/relayed.ts'
import type { Operation } from '#shared/contract/operation.ts'
import type { Bundle } from '../bundle.ts'
import { acknowledge } from '../constructs/acknowledge.ts'
import { ContractApi } from '../constructs/ContractApi.ts'
import type { Ground } from '../constructs/ground.ts'
import { ServiceFunction } from '../constructs/ServiceFunction.ts'

interface Service {
  readonly manifest: ServiceManifest
  readonly operations: readonly Operation[]
  readonly api?: Bundle | undefined
  readonly worker?: Bundle | undefined
  /** Set for the service that reads the table's stream. */
  readonly stream?: ITable | undefined
}

const tries = 3
const workerTimeout = Duration.seconds(60)

/** One service: its API with a route per operation, and its worker behind queues and schedules. */
export class ServiceStack extends Stack {
  readonly apiDomain: string | undefined
  readonly worker: ServiceFunction | undefined

  constructor(scope: Construct, id: string, ground: Ground, service: Service, props: StackProps) {
    super(scope, id, props)
    const { manifest, operations, api, worker, stream } = service
    if (api !== undefined && operations.length > 0) {
      const fn = new ServiceFunction(this, 'Api', { ground, manifest, entry: 'index', directory: api.directory })
      const contract = new ContractApi(this, 'Http', ground, fn.lambda, operations)
      this.apiDomain = `${contract.api.apiId}.execute-api.${ground.deployment.awsRegion}.amazonaws.com`
      fn.alarm(
        'Api5xx',
        new Metric({
          namespace: 'AWS/ApiGateway',
          metricName: '5xx',
          dimensionsMap: { ApiId: contract.api.apiId },
          statistic: 'Sum',
          period: Duration.minutes(5),
        }),
        5,
      )
    }
    if (worker === undefined) return
    const fn = new ServiceFunction(this, 'Worker', { ground, manifest, entry: 'worker', directory: worker.directory })
    this.worker = fn
    for (const [handler, event] of Object.entries(manifest.subscriptions ?? {}))
      this.subscribe(ground, fn, manifest, handler, event)
    const schedules = Object.entries(manifest.schedules ?? {})
    if (schedules.length > 0) this.schedule(fn, manifest, schedules)
    if (stream !== undefined) this.readStream(ground, fn, stream)
  }

  /** A queue of its own for each handler, so that one that fails does not hold up the others. */
  private subscribe(ground: Ground, fn: ServiceFunction, manifest: ServiceManifest, handler: string, event: string) {
    const name = `palisade-${ground.deployment.region}-${manifest.service}-${handler}`
    const encrypted = {
      encryption: QueueEncryption.KMS,
      encryptionMasterKey: ground.dataKey,
      enforceSSL: true,
    } as const
    const dead = new Queue(this, `${handler}Dead`, {
      queueName: `${name}-dead`,
      retentionPeriod: Duration.days(14),
      ...encrypted,
    })
    const queue = new Queue(this, `${handler}Queue`, {
      queueName: name,
      visibilityTimeout: Duration.seconds(workerTimeout.toSeconds() * 6),
      deadLetterQueue: { queue: dead, maxReceiveCount: tries },
      ...encrypted,
    })
    new Rule(this, `${handler}Rule`, {
      eventBus: ground.bus,
      eventPattern: { source: ['palisade'], detailType: [event] },
      targets: [new SqsQueue(queue)],
    })
    fn.lambda.addEventSource(
      new SqsEventSource(queue, { batchSize: 10, reportBatchItemFailures: true, maxConcurrency: 10 }),
    )
    fn.alarm(`${handler}Dead`, dead.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(5) }), 1)
  }

  /** Jobs by the clock: one role for them all, which may call the worker and nothing else. */
  private schedule(fn: ServiceFunction, manifest: ServiceManifest, schedules: readonly (readonly [string, string])[]) {
    const role = new Role(this, 'ScheduleRole', { assumedBy: new ServicePrincipal('scheduler.amazonaws.com') })
    role.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [fn.lambda.functionArn] }))
    for (const [job, expression] of schedules)
      new CfnSchedule(this, `Schedule-${job}`, {
        description: `${manifest.service}: ${job}`,
        scheduleExpression: expression,
        flexibleTimeWindow: { mode: 'OFF' },
        target: {
          arn: fn.lambda.functionArn,
          roleArn: role.roleArn,
          input: JSON.stringify({ job }),
          retryPolicy: { maximumRetryAttempts: tries },
        },
      })
  }

  private readStream(ground: Ground, fn: ServiceFunction, stream: ITable) {
    const dead = new Queue(this, 'StreamDead', {
      retentionPeriod: Duration.days(14),
      encryption: QueueEncryption.KMS,
      encryptionMasterKey: ground.dataKey,
      enforceSSL: true,
    })
    acknowledge(dead, 'It is the dead-letter queue itself.', 'AwsSolutions-SQS3')
    fn.lambda.addEventSource(
      new DynamoEventSource(stream, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 100,
        retryAttempts: 50,
        reportBatchItemFailures: true,
        onFailure: new SqsDlq(dead),
        filters: (['NewImage', 'OldImage'] as const).map((image) =>
          FilterCriteria.filter({ dynamodb: { [image]: { __edb_e__: { S: FilterRule.or(...relayed) } } } }),
        ),
      }),
    )
    ground.bus.grantPutEventsTo(fn.lambda)
    fn.alarm('StreamDead', dead.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(5) }), 1)
    fn.alarm(
      'StreamAge',
      fn.lambda.metric('IteratorAge', { statistic: 'Maximum', period: Duration.minutes(5) }),
      60_000,
    )
  }
}
