import { answerOrders } from "../../threads/answer-orders.ts";
import { drawCard } from "./draw-card.ts";
import type { Order } from "./draw-in-thread.ts";

answerOrders<Order, Uint8Array<ArrayBuffer>>(({ card, language }) => drawCard(card, language));
