/** What a role may do and no code of ours asks for, and why. */
export interface Reserved {
  /** Function, action and resource, as unused.ts tells them. */
  readonly rights: RegExp
  readonly reason: string
}

/** Every entry is used: one that nothing needs any more fails (unused.ts). */
export const reserved: readonly Reserved[] = [
  {
    rights: /^(\w+)-(\w+) logs:(CreateLogStream|PutLogEvents) \S+:log-group:\/palisade\/<region>\/\1\/\2:\*$/,
    reason: 'Lambda writes what a function logs',
  },
  {
    rights: /^\S+ secretsmanager:GetSecretValue \S+:secret:palisade\/<region>\/\S+$/,
    reason: 'secrets are read as a function starts; here they stand in its environment',
  },
  { rights: /^\S+ xray:Put(TelemetryRecords|TraceSegments) \*$/, reason: 'Lambda tells how long it took' },
  {
    rights: /^(\w+)-worker sqs:(ChangeMessageVisibility|DeleteMessage|ReceiveMessage) \S+:palisade-<region>-\1-\w+$/,
    reason: 'Lambda takes messages from the queues of a service in the name of its worker',
  },
  {
    rights: /^(\w+)-worker sqs:SendMessage \S+:palisade-<region>-\1-(Jobs|Stream)Dead\w+$/,
    reason: 'Lambda puts away in the name of the worker what fails for good',
  },
  {
    rights: /^(\w+)-worker sqs:GetQueue(Attributes|Url) \S+:palisade-<region>-\1-\w+$/,
    reason: 'Lambda looks for the queues that it reads and writes in the name of the worker',
  },
  {
    rights: /^docs-worker ec2:\w+ \*$/,
    reason: 'Lambda puts the function into the network of the malware scanner in the name of its role',
  },
  {
    rights:
      /^platform-worker dynamodb:(DescribeStream|GetRecords|GetShardIterator) \S+:table\/palisade-<region>\/stream\//,
    reason: 'Lambda reads the stream in the name of the relay',
  },
  {
    rights: /^platform-worker (dynamodb:ListStreams \*|kms:DescribeKey \S+:key\/palisade-<region>-data-DataKey\w+)$/,
    reason: 'Lambda looks for the stream, and for the key under which it lies',
  },
  {
    rights:
      /^((agency|auth|billing|docs|messages|platform|risk|user)-worker|(bulk|commissions|risk)-api) dynamodb:DeleteItem \S+:table\/palisade-<region>$/,
    reason: 'who commits records takes rows away as their changes come; the data decides whether any goes',
  },
]
