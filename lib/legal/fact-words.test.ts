import { coins, factWords, formatAmount, minutes, within } from './fact-words.ts';

describe('the wording of facts', () => {
  it.each([
    [factWords.minimumAge, '13 ani'],
    [factWords.consentAge, '18 ani'],
    [factWords.trial, '30 de zile'],
    [factWords.subscription, '30 de zile'],
    [factWords.coinsPerRon, 'o monedă pentru fiecare leu (1 RON)'],
    [factWords.coinValue, '0,025 RON'],
    [factWords.coinsCredited, '24 de ore'],
    [factWords.coinsExpiry, '60 de zile'],
    [factWords.coinsGrace, 'aproximativ 30 de zile'],
    [factWords.privacyAnswer, 'o lună'],
    [factWords.withinPrivacyAnswer, 'într-o lună'],
    [factWords.privacyExtension, '2 luni'],
    [factWords.breachNotice, '24 de ore'],
    [factWords.dataSubjectRequest, '30 de zile'],
    [factWords.liabilityCap, '6 luni'],
    [factWords.defectReport, '90 de zile'],
    [factWords.professionalClaim, '12 luni'],
    [factWords.cards, 'Visa și Mastercard'],
    [factWords.eventDate, '14 mai 2024'],
    [factWords.claimedRestaurants, 'peste 8 restaurante'],
    [factWords.claimedProducts, 'peste 500 de produse'],
  ])('is "%s", as required', (words, required) => {
    expect(words).toBe(required);
  });

  it.each([
    [2, '2 RON'],
    [0.025, '0,025 RON'],
    [1250.5, '1.250,5 RON'],
  ])('writes the amount %d as %s', (amountRon, words) => {
    expect(formatAmount(amountRon)).toBe(words);
  });

  it.each([
    ['o lună', 'într-o lună'],
    ['un an', 'într-un an'],
    ['2 luni', 'în 2 luni'],
    ['unele cazuri', 'în unele cazuri'],
    ['oricâte zile', 'în oricâte zile'],
  ])('joins „în” and „%s” into „%s”', (words, expected) => {
    expect(within(words)).toBe(expected);
  });

  it.each([
    [coins(1), 'o monedă'],
    [coins(80), '80 de monede'],
    [minutes(1), '1 minut'],
    [minutes(30), '30 de minute'],
  ])('counts coins and minutes: %s', (words, expected) => {
    expect(words).toBe(expected);
  });
});
