import { answerOrders } from "../../../../threads/answer-orders.ts";
import type { PasswordStrength, StrengthQuestion } from "../../use-cases/strength-question.ts";
import { passwordJudge } from "./password-strength.ts";

const judging = passwordJudge();

answerOrders<StrengthQuestion, PasswordStrength>(async (question) => (await judging)(question));
