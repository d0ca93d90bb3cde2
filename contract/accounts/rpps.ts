/**
 * Checks a number of the French register of health professionals (RPPS): the last of its eleven digits is the Luhn check digit.
 * @source ANS, Répertoire Partagé des Professionnels de Santé, "clé de contrôle"
 */
export function isRpps(digits: string): boolean {
  if (!/^\d{11}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum > 0 && sum % 10 === 0
}
