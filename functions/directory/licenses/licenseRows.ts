/** What says that two licenses are one: the number, however it is written, where it was given. */
export const licenseKey = ({
  state = '',
  number,
}: {
  readonly state?: string | undefined
  readonly number: string
}): string => `${state}|${number.replace(/\s+/g, '').toUpperCase()}`

/** The lists that a license is in, with that of the agent whose it is. */
export const licenseScopes = ({
  agencyId,
  agentId,
}: {
  readonly agencyId: string
  readonly agentId?: string | undefined
}): string[] => ['all', `agency:${agencyId}`, ...(agentId === undefined ? [] : [`agent:${agentId}`])]
