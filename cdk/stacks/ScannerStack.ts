import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import {
  FlowLogDestination,
  GatewayVpcEndpointAwsService,
  IpAddresses,
  Peer,
  Port,
  SecurityGroup,
  SubnetType,
  Vpc,
} from 'aws-cdk-lib/aws-ec2'
import {
  Cluster,
  ContainerImage,
  ContainerInsights,
  FargateService,
  FargateTaskDefinition,
  LogDrivers,
} from 'aws-cdk-lib/aws-ecs'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { DnsRecordType, PrivateDnsNamespace } from 'aws-cdk-lib/aws-servicediscovery'
import type { Construct } from 'constructs'
import { mostDocumentMegabytes } from '#shared/domain/correspondence/documentSize.ts'
import type { ScannerReach } from '../constructs/ground.ts'
import type { Deployment } from '../deployments.ts'

/** The makers' own image, of the series that they keep for years. */
const image = 'clamav/clamav:1.4'
const port = 3310

/**
 * What clamd is told beyond its defaults: to take the largest file there may be, to say so where it looked at less than all of
 * it – it would be silent and the file clean –, and to be done before the function that waits. While it takes new signatures
 * in it answers nobody, which costs less than the memory to have them twice.
 */
const settings = [
  `StreamMaxLength ${mostDocumentMegabytes + 1}M`,
  `MaxFileSize ${mostDocumentMegabytes + 1}M`,
  `MaxScanSize ${4 * mostDocumentMegabytes}M`,
  'MaxScanTime 35000',
  'AlertExceedsMax yes',
  'ConcurrentDatabaseReload no',
]

/**
 * ClamAV for the region's uploads: a daemon that only the functions beside it reach, in a network that leads out to its
 * signatures alone. The functions' own part of the network leads to files and table, and nowhere else.
 */
export class ScannerStack extends Stack {
  readonly reach: ScannerReach

  constructor(scope: Construct, id: string, deployment: Deployment, dataKey: IKey, props: StackProps) {
    super(scope, id, props)
    const { region, awsRegion } = deployment
    const logGroup = (name: string) =>
      new LogGroup(this, `${name}Logs`, {
        logGroupName: `/palisade/${region}/scanner/${name.toLowerCase()}`,
        retention: RetentionDays.ONE_YEAR,
        removalPolicy: RemovalPolicy.RETAIN,
        encryptionKey: dataKey,
      })
    const vpc = new Vpc(this, 'Network', {
      ipAddresses: IpAddresses.cidr('10.0.0.0/22'),
      // Said here, since looking them up takes an account.
      availabilityZones: [`${awsRegion}a`, `${awsRegion}b`],
      natGateways: 1,
      subnetConfiguration: [
        { name: 'WayOut', subnetType: SubnetType.PUBLIC, cidrMask: 27, mapPublicIpOnLaunch: false },
        { name: 'Scanner', subnetType: SubnetType.PRIVATE_WITH_EGRESS, cidrMask: 27 },
        { name: 'Functions', subnetType: SubnetType.PRIVATE_ISOLATED, cidrMask: 25 },
      ],
      flowLogs: { All: { destination: FlowLogDestination.toCloudWatchLogs(logGroup('Network')) } },
    })
    for (const [name, service] of [
      ['Files', GatewayVpcEndpointAwsService.S3],
      ['Table', GatewayVpcEndpointAwsService.DYNAMODB],
    ] as const)
      vpc.addGatewayEndpoint(name, { service, subnets: [{ subnetType: SubnetType.PRIVATE_ISOLATED }] })
    const functions = new SecurityGroup(this, 'Functions', {
      vpc,
      description: 'Functions that have files scanned.',
      allowAllOutbound: false,
    })
    const daemon = new SecurityGroup(this, 'Daemon', {
      vpc,
      description: 'ClamAV, which the functions reach and nobody else.',
      allowAllOutbound: false,
    })
    functions.addEgressRule(Peer.anyIpv4(), Port.tcp(443), 'Files and table, to which alone their network leads.')
    functions.addEgressRule(daemon, Port.tcp(port), 'Files to be scanned.')
    daemon.addIngressRule(functions, Port.tcp(port), 'Files to be scanned.')
    daemon.addEgressRule(Peer.anyIpv4(), Port.tcp(443), 'Its image and its signatures.')
    const namespace = new PrivateDnsNamespace(this, 'Names', { name: `palisade-${region}.internal`, vpc })
    const cluster = new Cluster(this, 'Cluster', { vpc, containerInsightsV2: ContainerInsights.ENABLED })
    const task = new FargateTaskDefinition(this, 'Task', { cpu: 1024, memoryLimitMiB: 4096 })
    task.addContainer('clamav', {
      image: ContainerImage.fromRegistry(image),
      // Of a command that is a program, the image makes its own process; `/init` then starts both daemons.
      command: [
        'sh',
        '-c',
        `printf '%s\\n' ${settings.map((each) => `'${each}'`).join(' ')} >> /etc/clamav/clamd.conf && exec /init`,
      ],
      portMappings: [{ containerPort: port }],
      logging: LogDrivers.awsLogs({ streamPrefix: 'clamav', logGroup: logGroup('Daemon') }),
      healthCheck: {
        command: ['CMD-SHELL', 'clamdcheck.sh'],
        startPeriod: Duration.minutes(5),
        interval: Duration.minutes(1),
        timeout: Duration.seconds(30),
      },
    })
    new FargateService(this, 'Service', {
      cluster,
      taskDefinition: task,
      desiredCount: 1,
      minHealthyPercent: 100,
      maxHealthyPercent: 200,
      circuitBreaker: { rollback: true },
      assignPublicIp: false,
      vpcSubnets: { subnetType: SubnetType.PRIVATE_WITH_EGRESS },
      securityGroups: [daemon],
      cloudMapOptions: { name: 'clamd', cloudMapNamespace: namespace, dnsRecordType: DnsRecordType.A },
    })
    this.reach = {
      vpc,
      vpcSubnets: { subnets: vpc.isolatedSubnets },
      securityGroups: [functions],
      address: `clamd.palisade-${region}.internal:${port}`,
    }
  }
}
