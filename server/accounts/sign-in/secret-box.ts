import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { Services } from '#server/foundation/context.ts'

type Keeper = Pick<Services, 'secret'>

/** Encrypts what the database is to hold and not to tell: XChaCha20-Poly1305, with the server's secret. */
export const sealed = ({ secret }: Keeper, text: string) => symmetricEncrypt({ key: secret, data: text })

/** @throws where it was sealed with another secret */
export const unsealed = ({ secret }: Keeper, text: string) => symmetricDecrypt({ key: secret, data: text })
