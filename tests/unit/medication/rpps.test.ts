import { describe, expect, test } from 'vitest'
import { ProfessionalRequestInput } from '#contract/accounts/professional-schema.ts'
import { isRpps } from '#contract/accounts/rpps.ts'
import { faultsOf } from '#contract/foundation/faults.ts'

const VALID = '10003456786'

describe('a number of the register', () => {
  // Check digits worked out by hand, by the Luhn formula.
  test.each([VALID, '10101010105', '10999999997', '81000000018'])('%s is valid', (digits) =>
    expect(isRpps(digits)).toBe(true),
  )
  test.each([
    ['its check digit is another', '10003456785'],
    ['two digits are exchanged', '10003465786'],
    ['a digit is missing', '1000345678'],
    ['a digit is too many', '100034567860'],
    ['it is all zeros', '00000000000'],
    ['it holds a letter', '1000345678A'],
    ['its digits are not those of ASCII', '١٠٠٠٣٤٥٦٧٨٥'],
    ['it is empty', ''],
  ])('is invalid where %s', (_why, digits) => expect(isRpps(digits)).toBe(false))

  test('shows every single mistaken digit', () => {
    for (let place = 0; place < VALID.length; place++)
      for (let digit = 0; digit <= 9; digit++) {
        const mistaken = VALID.slice(0, place) + digit + VALID.slice(place + 1)
        expect(isRpps(mistaken)).toBe(mistaken === VALID)
      }
  })
})

const asked = (rpps: string) =>
  ProfessionalRequestInput.safeParse({
    requestId: crypto.randomUUID(),
    profession: 'nurse',
    rpps,
    fullName: ' Ada  Martin ',
    evidenceId: crypto.randomUUID(),
  })

test.each([VALID, '100 0345 6786', ' 10-003-456-786', '10\u00a0003\u202f456.786'])(
  'the form accepts a number as it is written: "%s"',
  (written) => expect(asked(written).data).toMatchObject({ rpps: VALID, fullName: 'Ada Martin' }),
)

test('a wrong number is reported as such', () => {
  const { error } = asked('10003456785')
  expect(faultsOf(error!.issues)).toEqual([{ path: 'rpps', code: 'invalidRpps' }])
})
