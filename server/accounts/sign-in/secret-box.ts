import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { Services } from '#server/foundation/context.ts'

type WithSecret = Pick<Services, 'secret'>

export const encrypt = ({ secret }: WithSecret, text: string) => symmetricEncrypt({ key: secret, data: text })

/** @throws where the text was encrypted with another secret */
export const decrypt = ({ secret }: WithSecret, text: string) => symmetricDecrypt({ key: secret, data: text })
