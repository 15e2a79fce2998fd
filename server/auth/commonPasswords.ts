/** Passwords of ten characters and more that everybody tries first, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  1234567890 0123456789 12345678910 123456789a a123456789 1234567891 0987654321 9876543210 1111111111
  0000000000 8888888888 6666666666 1212121212 1122334455 1q2w3e4r5t 1qaz2wsx3edc qwertyuiop qwerty12345
  qwerty123456 asdfghjkl123 zxcvbnm123 password123 password1234 password12 password01 passw0rd123 p@ssw0rd123
  p@ssword123 administrator admin12345 admin123456 adminadmin admin@123456 admin@12345 root123456 letmein123
  welcome123 welcome1234 iloveyou123 sunshine123 princess123 football123 baseball123 superman123 michael123
  changeme123 changeme1234 default1234 test123456 testtest123 abc1234567 abcd123456 abcdefghij abcdefg123
  abc123456789 aa123456789 aaaaaaaaaa qazwsxedcr qazwsx123456 1qazxsw23edc woaini1314 woaini123456 5201314520
  woaini5201314 wang123456 zhang123456 li12345678 a1234567890 q123456789 asd123456789 qwe123456789 123qweasdzxc
  123123123123 123456123456 1234567890a 1234567890q q1w2e3r4t5 11223344556 147258369a 1472583690 3692581470
  7758521521 qq123456789 123456789qq company123 welcome@123 password@123 pass123456 pass1234567 guest12345
  user123456 server1234 secret1234 monkey12345 dragon12345 shadow12345 master12345 google1234 yanglao123
  smart12345 1231231231 1234512345 9999999999 5555555555 2222222222 7777777777 3333333333 4444444444 1234554321
  qwertyqwerty asdfasdfasdf zxcvbnm1234 abcabcabc123
  `
    .trim()
    .split(/\s+/),
);
