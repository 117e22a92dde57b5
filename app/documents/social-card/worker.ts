import { answerOrders } from "../answer-orders.ts";
import { drawCard } from "./draw-card.ts";
import type { Order } from "./draw-in-thread.ts";

answerOrders<Order>(({ card, language }) => drawCard(card, language));
