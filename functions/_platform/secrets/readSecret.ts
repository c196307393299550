import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { held } from '../held/held.ts'

const client = held(() => new SecretsManagerClient({}))

/** A secret as it stands now, by its name. */
export const readSecret = async (name: string): Promise<string> => {
  const { SecretString } = await client().send(new GetSecretValueCommand({ SecretId: name }))
  if (SecretString === undefined) throw new Error(`The secret ${name} is no text.`)
  return SecretString
}
